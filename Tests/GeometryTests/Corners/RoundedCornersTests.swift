import Foundation
import Testing

@testable import Geometry

@Suite struct RoundedCornersTests {
  private func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  /// The area inside.
  private func area(_ path: Path) -> CGFloat {
    path.flattened(tolerance: 0.0005).reduce(0) { $0 + abs($1.signedArea) }
  }

  @Test(arguments: [false, true])
  func cornersBecomeArcs(isReversed: Bool) {
    let points: [(CGFloat, CGFloat)] = [(0, 0), (10, 0), (10, 10), (0, 10)]
    let square = polygon(isReversed ? points.reversed() : points)
    let round = square.roundingCorners(radius: 2, capWidth: 1)
    #expect(round.boundingRect == square.boundingRect)
    #expect(abs(area(round) - (100 - (4 - .pi) * 4)) < 0.01)
  }

  @Test func endsOfStrokesBecomeHalfCircles() {
    let bar = polygon([(0, 0), (1, 0), (1, 10), (0, 10)])
    let round = bar.roundingCorners(radius: 0.1, capWidth: 2)
    #expect(abs(area(round) - (9 + .pi / 4)) < 0.001)
  }

  @Test func notchesStaySharp() {
    let angle = polygon([(0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10)])
    let round = angle.roundingCorners(radius: 1, capWidth: 0)
    #expect(round.contains(CGPoint(x: 3.98, y: 4.02)))
    #expect(!round.contains(CGPoint(x: 4.02, y: 4.02)))
    #expect(abs(area(round) - (64 - 5 * (1 - .pi / 4))) < 0.01)
  }

  @Test func curvesAreNoCorners() {
    var circle = Path()
    circle.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let round = circle.roundingCorners(radius: 2, capWidth: 1)
    #expect(abs(area(round) - area(circle)) < 1e-6)
  }

  @Test func openLinesAreLeftAlone() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    #expect(line.roundingCorners(radius: 1, capWidth: 1) == line)
  }
}
