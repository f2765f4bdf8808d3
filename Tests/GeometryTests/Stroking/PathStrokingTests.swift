import Foundation
import Geometry
import Testing

@Suite struct PathStrokingTests {
  private let line = Path {
    $0.move(to: CGPoint(x: 10, y: 10))
    $0.addLine(to: CGPoint(x: 30, y: 10))
  }
  private let angle = Path {
    $0.addLines([CGPoint(x: 0, y: 20), .zero, CGPoint(x: 20, y: 0)])
  }
  private let box = CGRect(x: 0, y: 0, width: 40, height: 30)

  @Test(arguments: [
    (CGLineCap.butt, 80.0, CGRect(x: 10, y: 8, width: 20, height: 4)),
    (.square, 96, CGRect(x: 8, y: 8, width: 24, height: 4)),
    (.round, 80 + 4 * .pi, CGRect(x: 8, y: 8, width: 24, height: 4)),
  ])
  func caps(cap: CGLineCap, expected: CGFloat, bounds: CGRect) {
    let path = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(abs(area(path) - expected) < 0.01)
    let found = path.boundingRect
    #expect(abs(found.minX - bounds.minX) < 1e-9 && abs(found.maxX - bounds.maxX) < 1e-9)
    #expect(abs(found.minY - bounds.minY) < 1e-9 && abs(found.maxY - bounds.maxY) < 1e-9)
  }

  @Test(arguments: [
    (CGLineJoin.miter, 10.0, 160.0), (.miter, 1.4, 158), (.bevel, 10, 158),
    (.round, 10, 156 + .pi),
  ])
  func joins(join: CGLineJoin, limit: CGFloat, expected: CGFloat) {
    let path = angle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    #expect(abs(area(path) - expected) < 0.01)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: -1, y: -0.5)))
    #expect(path.contains(CGPoint(x: -1.9, y: -1.9)) == (expected == 160))
  }

  @Test func closedPathsAreRings() {
    let path = Path(box).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(abs(area(path) - (42 * 32 - 38 * 28)) < 1e-9)
    #expect(path.subpaths.count == 2)
    #expect(!path.contains(CGPoint(x: 20, y: 15)))
    #expect(path.contains(CGPoint(x: 0, y: 15)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(abs(area(circle) - .pi * (22 * 22 - 18 * 18)) < 1)
    #expect(!circle.contains(CGPoint(x: 20, y: 20)))
    let bounds = circle.boundingRect
    #expect(abs(bounds.minX + 2) < 0.02 && abs(bounds.maxX - 42) < 0.02)
  }

  /// Every point within half a width of the line is inside, every other outside.
  @Test(arguments: [1.0, 3, 6, 15, 60])
  func distanceDecides(width: CGFloat) {
    let shape = Path {
      $0.move(to: CGPoint(x: 10, y: 40))
      $0.addCurve(
        to: CGPoint(x: 40, y: 40), control1: CGPoint(x: 10, y: -10),
        control2: CGPoint(x: 18, y: -20))
      $0.addLine(to: CGPoint(x: 44, y: 40))
      $0.addQuadCurve(to: CGPoint(x: 60, y: 10), control: CGPoint(x: 44, y: 12))
      $0.addLine(to: CGPoint(x: 61, y: 10.5))
      $0.addLine(to: CGPoint(x: 30, y: 20))
    }
    for closed in [false, true] {
      var shape = shape
      if closed { shape.closeSubpath() }
      let stroke = shape.strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      let lines = shape.flattened(tolerance: 0.001)
      for y in stride(from: -40.3, to: 90, by: 6.7) {
        for x in stride(from: -30.1, to: 110, by: 5.3) {
          let p = CGPoint(x: x, y: y)
          let away = distance(p, lines) - width / 2
          if abs(away) < 0.03 { continue }
          #expect(stroke.contains(p) == (away < 0), "\(p) is \(away) from the edge")
        }
      }
    }
  }

  private func distance(_ p: CGPoint, _ lines: [Polyline]) -> CGFloat {
    var least = CGFloat.infinity
    for line in lines {
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      for (a, b) in zip(points, points.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
        let s = min(max(t, 0), 1)
        least = min(least, hypot(p.x - a.x - s * dx, p.y - a.y - s * dy))
      }
    }
    return least
  }

  @Test func aTurnBackGetsARoundEnd() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 2, y: 0)]) }
      .strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(path.contains(CGPoint(x: 11.9, y: 0)))
    #expect(!path.contains(CGPoint(x: -0.5, y: 0)))
  }

  @Test func pointsWithoutLength() {
    let dot = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
    }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      abs(area(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))) - 4 * .pi) < 0.01)
    #expect(area(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))) == 16)
    let move = Path { $0.move(to: .zero) }
    #expect(move.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
  }

  static let dashCases: [([CGFloat], CGFloat, [CGFloat])] = [
    ([5, 3], 0, [10, 18, 26]), ([5, 3], 2, [10, 16, 24]), ([5, 3], -3, [13, 21, 29]),
    ([4], 0, [10, 18, 26]), ([100], 0, [10]), ([0, 5], 0, [10, 15, 20, 25]),
  ]

  @Test(arguments: dashCases)
  func dashes(dash: [CGFloat], phase: CGFloat, starts: [CGFloat]) {
    let path = line.strokedPath(
      StrokeStyle(lineWidth: 2, lineCap: .butt, dash: dash, dashPhase: phase))
    let found = path.subpaths.map { part in
      part.segments.reduce(CGFloat.infinity) { min($0, $1.start.x) }
    }
    #expect(found.count == starts.count)
    for (a, b) in zip(found, starts) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func dashesRunOverTheSeamOfAClosedPath() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // 40 points around: on 0…5, 10…15, 20…25, 30…35, with phase 2 on 38…43.
    let path = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 2))
    #expect(path.subpaths.count == 4)
    #expect(path.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(abs(area(path) - 40) < 1.01)
  }

  @Test func patternsWithoutLengthAreSolid() {
    let solid = line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])) == solid)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [.nan, -1])) == solid)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-9, 1e-9])) == solid)
  }
}
