import Foundation
import Geometry
import Testing

@Suite struct RoundedRectTests {
  let box = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// The extent of the straight part of the top edge.
  private func topEdge(_ path: Path, y: CGFloat = 0) -> ClosedRange<CGFloat>? {
    for part in path.subpaths {
      for case .line(let a, let b) in part.segments where a.y == y && b.y == y && a.x != b.x {
        return min(a.x, b.x)...max(a.x, b.x)
      }
    }
    return nil
  }

  @Test func continuousCornersLeaveTheEdgeAt1_5287() throws {
    let edge = try #require(topEdge(Path(roundedRect: box, cornerRadius: 20)))
    #expect(abs(edge.lowerBound - 20 * 1.528665) < 1e-9)
    #expect(abs(edge.upperBound - (200 - 20 * 1.528665)) < 1e-9)
    let circular = Path(roundedRect: box, cornerRadius: 20, style: .circular)
    #expect(topEdge(circular) == 20...180)
  }

  @Test func theDiagonalIsAlmostTheCircles() {
    let path = Path(roundedRect: box, cornerRadius: 20)
    // 0.2915 r for 0.2929 r of a circle.
    #expect(path.contains(CGPoint(x: 5.84, y: 5.84)))
    #expect(!path.contains(CGPoint(x: 5.82, y: 5.82)))
  }

  @Test func areas() {
    let circular = Path(roundedRect: box, cornerRadius: 20, style: .circular)
    #expect(abs(area(circular) - (20000 - (4 - .pi) * 400)) < 0.4)
    // A continuous corner takes away a little more.
    let lost = 20000 - area(Path(roundedRect: box, cornerRadius: 20))
    #expect(lost > (4 - .pi) * 400 && lost < (4 - .pi) * 400 * 1.06)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [50.0, 51, 1000, .infinity])
  func fullRadiusMakesExactHalfCircles(style: RoundedCornerStyle, radius: CGFloat) {
    let path = Path(roundedRect: box, cornerRadius: radius, style: style)
    #expect(path.boundingRect == box)
    for p in path.flattened(tolerance: 0.001)[0].points {
      let center = min(max(p.x, 50), 150)
      #expect(abs(hypot(p.x - center, p.y - 50) - 50) < 0.015)
    }
    let square = CGRect(x: 0, y: 0, width: 80, height: 80)
    #expect(
      path.subpaths[0].segments.count == 6
        && Path(roundedRect: square, cornerRadius: radius, style: style)
          .subpaths[0].segments.count == 4
    )
  }

  /// From the full corner to the capsule nothing jumps.
  @Test func theWayToTheCapsuleIsContinuous() {
    var previous = area(Path(roundedRect: box, cornerRadius: 30))
    for radius in stride(from: 30.05, through: 50, by: 0.05) {
      let next = area(Path(roundedRect: box, cornerRadius: radius))
      #expect(next < previous && previous - next < 6)
      previous = next
    }
  }

  private func pieces(_ profile: CornerProfile) -> [PathSegment] {
    var start = CGPoint(x: profile.reach, y: 0)
    return profile.curves.map { curve in
      defer { start = curve.end }
      return .cubic(start, curve.control1, curve.control2, curve.end)
    }
  }

  @Test(arguments: [1.0, 1.001, 1.05, 1.2, 1.4, CornerProfile.fullReach])
  func tangentsAreContinuous(reach: CGFloat) {
    let parts = pieces(CornerProfile(reach: reach))
    #expect(abs(parts[parts.count - 1].end.y - reach) < 1e-12)
    var slope = CGFloat.zero
    for case .cubic(let a, let b, let c, let d) in parts {
      #expect(abs(atan2(b.y - a.y, a.x - b.x) - slope) < 1e-9)
      slope = atan2(d.y - c.y, c.x - d.x)
    }
    #expect(abs(slope - .pi / 2) < 1e-9)
  }

  /// The published measurements of Apple's corner, in radii.
  @Test func theFullCornerIsApples() {
    let published = [
      PathSegment.cubic(
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139)),
      .cubic(
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
        CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379)),
    ]
    let own = pieces(CornerProfile(reach: .infinity)).flatMap { piece in
      (0...400).map { piece.point(at: CGFloat($0) / 400) }
    }
    for index in 0...40 {
      for piece in published {
        let p = piece.point(at: CGFloat(index) / 40)
        let away = own.map { hypot($0.x - p.x, $0.y - p.y) }.min() ?? 1
        #expect(away < 0.0025)
      }
    }
  }

  @Test func cornersAreIndependent() {
    let radii = RectangleCornerRadii(topLeading: 40, bottomTrailing: 10)
    let path = Path(roundedRect: box, cornerRadii: radii)
    #expect(path.contains(CGPoint(x: 0.5, y: 99.5)))
    #expect(path.contains(CGPoint(x: 199.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 199.5, y: 99.5)))
    #expect(path.boundingRect == box)
  }

  /// How far a corner reaches depends on its own radius, unless a neighbour needs the room.
  @Test(arguments: [
    (10.0, 0.0, CornerProfile.fullReach), (10, 50, CornerProfile.fullReach), (40, 50, 1.25),
    (40, 0, 1.25), (50, 10, 1), (20, 75, 1.25), (100, 0, 1),
  ])
  func reach(own: CGFloat, other: CGFloat, expected: CGFloat) {
    let outline = RoundedRectOutline(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      corners: .init(RectangleCornerRadii(topLeading: own, topTrailing: other)),
      style: .continuous)
    #expect(abs(outline.reaches.topLeft - expected) < 1e-12)
  }

  @Test func ellipticalCorners() {
    let path = Path(
      roundedRect: box, cornerSize: CGSize(width: 500, height: 10), style: .circular)
    #expect(path.boundingRect == box)
    #expect(abs(area(path) - (20000 - (4 - .pi) * 1000)) < 1)
  }
}
