import Foundation
import Geometry
import Testing

@Suite struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (0, 90, true, 270), (0, 360, false, 360), (0, 360, true, 360),
    (360, 0, true, 360), (360, 0, false, 360), (0, -90, true, 90), (0, -90, false, 270),
    (0, 720, false, 360), (30, 30, false, 0), (350, 370, false, 20), (0, 450, true, 270),
  ])
  func sweep(start: Double, end: Double, clockwise: Bool, degrees: Double) {
    #expect(abs(arc(start, end, clockwise: clockwise).length - degrees * .pi / 18) < 0.01)
  }

  @Test func screenDirection() {
    // With y down, `clockwise: false` goes from the right by the bottom.
    let bounds = arc(0, 180, clockwise: false).boundingRect
    #expect(abs(bounds.minY - 10) < 1e-9)
    #expect(abs(bounds.maxY - 20) < 1e-9)
  }

  @Test func aLineLeadsToTheArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(x: 5, y: 0)))
    #expect(abs(path.length - (5 + 2.5 * .pi)) < 0.01)
  }

  @Test func relative() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .degrees(90), delta: .degrees(-45))
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 0.5.squareRoot()) < 1e-12)
    #expect(abs(path.length - .pi / 4) < 1e-4)
  }

  @Test func betweenTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(abs(path.length - (6 + 2 * .pi + 6)) < 0.01)
    let parts = path.subpaths[0].segments
    #expect(abs(parts[0].end.x - 6) < 1e-9)
    #expect(parts.allSatisfy { $0.end.y >= -1e-9 && $0.end.x <= 10 + 1e-9 })
    // Without a turn it is a line.
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func betweenTangentsUnderATransform() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: scale)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-9)
    #expect(abs(end.y - 8) < 1e-9)
  }
}
