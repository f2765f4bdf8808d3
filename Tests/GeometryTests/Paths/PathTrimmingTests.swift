import Foundation
import Geometry
import Testing

@Suite struct PathTrimmingTests {
  @Test(arguments: [(0.0, 0.5), (0.25, 0.75), (0.1, 0.11), (0.9, 1.0), (0, 1)])
  func lengths(from: Double, to: Double) {
    for path in [
      Path(CGRect(x: 0, y: 0, width: 30, height: 10)),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 20)),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 12),
    ] {
      let part = path.trimmedPath(from: from, to: to)
      #expect(abs(part.length - (to - from) * path.length) < 1e-5)
    }
  }

  @Test func lines() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.125, to: 0.5)
    #expect(path.description == "5 0 m 10 0 l 10 10 l")
    #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.6, to: 0.4).isEmpty)
  }

  @Test func wholePartsStayClosed() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let part = path.trimmedPath(from: 0, to: 0.75)
    #expect(part.subpaths.map(\.isClosed) == [true, false])
    #expect(abs(part.length - 60) < 1e-9)
  }

  @Test func aCircleStartsAtTheRightAndGoesDown() {
    let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)
    #expect(quarter.subpaths[0].start == CGPoint(x: 20, y: 10))
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-6)
    #expect(abs(end.y - 20) < 1e-6)
  }

  @Test func curvesStayOnTheCurve() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for line in circle.trimmedPath(from: 0.13, to: 0.87).flattened() {
      for p in line.points { #expect(abs(hypot(p.x, p.y) - 10) < 0.015) }
    }
  }
}
