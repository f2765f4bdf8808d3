import Foundation
import Geometry
import Testing

/// The area under the winding rule of paths that do not overlap themselves, in square points.
func area(_ path: Path) -> CGFloat {
  abs(path.flattened(tolerance: 1e-4).reduce(0) { $0 + $1.signedArea })
}

@Suite struct PathTests {
  let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func rectangles() {
    let path = Path(box)
    #expect(path.description == "10 20 m 40 20 l 40 60 l 10 60 l h")
    #expect(area(path) == 1200)
    #expect(path.boundingRect == box)
    #expect(Path(CGRect(x: 40, y: 60, width: -30, height: -40)) == path)
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func ellipses() {
    let path = Path(ellipseIn: box)
    #expect(path.boundingRect == box)
    #expect(abs(area(path) - .pi * 15 * 20) < 0.3)
    #expect(path.currentPoint == CGPoint(x: 40, y: 40))
    for p in Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).flattened()[0].points {
      #expect(abs(hypot(p.x, p.y) - 1) < 3e-4)
    }
  }

  @Test func boundsAreTight() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 0), control2: CGPoint(x: 8, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 10))
    path.move(to: CGPoint(x: 500, y: 500))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 10))
    #expect(Path().boundingRect.isNull)
    #expect(
      Path { $0.move(to: CGPoint(x: 3, y: 4)) }.boundingRect
        == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test(arguments: [
    (CGPoint(x: 10, y: 20), true), (CGPoint(x: 25, y: 40), true), (CGPoint(x: 40, y: 30), false),
    (CGPoint(x: 25, y: 60), false), (CGPoint(x: 9.99, y: 30), false),
    (CGPoint(x: CGFloat.nan, y: 30), false),
  ])
  func rectangleContains(point: CGPoint, inside: Bool) {
    #expect(Path(box).contains(point) == inside)
  }

  @Test func fillRules() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 15), eoFill: true))
    // Open parts count as closed.
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(open.contains(CGPoint(x: 2, y: 2)))
    #expect(!open.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func smallShapesAreNotCoarse() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 0.02, height: 0.02))
    #expect(circle.contains(CGPoint(x: 0.0169, y: 0.0169)))
    #expect(!circle.contains(CGPoint(x: 0.0173, y: 0.0173)))
  }

  @Test func currentPointAfterAClose() {
    var path = Path(box)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    path.addLine(to: .zero)
    #expect(path.subpaths.count == 2)
    #expect(path.subpaths[1].start == CGPoint(x: 10, y: 20))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(Path().currentPoint == nil)
  }

  @Test func transforms() {
    let path = Path(box).applying(CGAffineTransform(scaleX: 2, y: 1)).offsetBy(dx: 1, dy: -1)
    #expect(path.boundingRect == CGRect(x: 21, y: 19, width: 60, height: 40))
    var turned = Path()
    turned.addPath(Path(box), transform: CGAffineTransform(rotationAngle: .pi / 2))
    let bounds = turned.boundingRect
    #expect(abs(bounds.minX + 60) < 1e-9)
    #expect(abs(bounds.width - 40) < 1e-9)
  }

  @Test(arguments: [
    "10 20 m 40 20 l 40 60 l h", "0 0 m 1 2 3 4 q", "0.5 -1e-07 m 1 2 3 4 5 6 c h", "",
    "3 4 m 5 6 m",
  ])
  func textRoundTrip(text: String) throws {
    let path = try #require(Path(text))
    #expect(path.description == text)
  }

  @Test(arguments: ["1 2 l", "1 m", "1 2 m 3", "1 2 m x", "nan 2 m", "1 2 m 1 2 3 4 5 c", "h"])
  func textThatIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func valuesThatAreNotFiniteAreClamped() {
    let bad = CGRect(x: CGFloat.nan, y: -.infinity, width: .infinity, height: .nan)
    for path in [
      Path(bad), Path(ellipseIn: bad), Path(roundedRect: bad, cornerRadius: .nan),
      Path(roundedRect: box, cornerRadius: .infinity), Path(roundedRect: box, cornerRadius: -5),
      Path(CGRect.infinite), Path(ellipseIn: CGRect.infinite),
      Path {
        $0.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        $0.addCurve(
          to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0),
          control2: CGPoint(x: 0, y: CGFloat.nan))
        $0.addArc(
          center: CGPoint(x: CGFloat.nan, y: 0), radius: .infinity, startAngle: .degrees(.nan),
          endAngle: .degrees(.infinity), clockwise: true)
        $0.addArc(tangent1End: bad.origin, tangent2End: .zero, radius: .nan)
      },
      Path(box).applying(CGAffineTransform(scaleX: .nan, y: .infinity)),
    ] {
      let bounds = path.boundingRect
      #expect(bounds.minX.isFinite && bounds.maxX.isFinite)
      #expect(path.length.isFinite)
      _ = path.contains(.zero)
      _ = path.trimmedPath(from: .nan, to: 0.5)
      _ = path.strokedPath(StrokeStyle(lineWidth: .infinity, miterLimit: .nan, dash: [.nan, 4]))
    }
    #expect(Path(roundedRect: box, cornerRadius: -5).boundingRect == box)
    #expect(area(Path(roundedRect: box, cornerRadius: -5)) == 1200)
  }
}
