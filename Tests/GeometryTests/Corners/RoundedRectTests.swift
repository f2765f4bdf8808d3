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

  @Test func theDiagonalIsTheCircles() {
    // The arc of a continuous corner is the circle's own.
    let path = Path(roundedRect: box, cornerRadius: 20)
    let d = 20 - 20 * 0.5.squareRoot()
    #expect(path.contains(CGPoint(x: d + 0.02, y: d + 0.02)))
    #expect(!path.contains(CGPoint(x: d - 0.02, y: d - 0.02)))
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

  @Test(arguments: [1.0, 1.05, 1.2, 1.4, CornerProfile.fullReach])
  func tangentAndCurvatureAreContinuous(reach: CGFloat) {
    let profile = CornerProfile(reach: reach)
    #expect(profile.reach == reach)
    var pieces: [PathSegment] = []
    var start = CGPoint(x: reach, y: 0)
    for curve in profile.curves {
      pieces.append(.cubic(start, curve.control1, curve.control2, curve.end))
      start = curve.end
    }
    #expect(start == CGPoint(x: 0, y: reach))
    for (a, b) in zip(pieces, pieces.dropFirst()) {
      let (before, after) = (curvature(a, at: 1), curvature(b, at: 0))
      #expect(abs(before.angle - after.angle) < 1e-9)
      #expect(abs(before.curvature - after.curvature) < 0.02)
    }
    if reach > 1 { #expect(abs(curvature(pieces[0], at: 0).curvature) < 1e-9) }
  }

  private func curvature(_ s: PathSegment, at t: CGFloat) -> (angle: CGFloat, curvature: CGFloat) {
    guard case .cubic(let a, let b, let c, let d) = s else { return (0, 0) }
    let (p, q, r) = t == 0 ? (a, b, c) : (d, c, b)
    let (ux, uy) = (q.x - p.x, q.y - p.y)
    let (vx, vy) = (r.x - q.x, r.y - q.y)
    let length = hypot(ux, uy)
    let angle = t == 0 ? atan2(uy, ux) : atan2(-uy, -ux)
    return (angle, 2 / 3 * abs(ux * vy - uy * vx) / (length * length * length))
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

  @Test func ellipticalCorners() {
    let path = Path(
      roundedRect: box, cornerSize: CGSize(width: 500, height: 10), style: .circular)
    #expect(path.boundingRect == box)
    #expect(abs(area(path) - (20000 - (4 - .pi) * 1000)) < 1)
  }
}
