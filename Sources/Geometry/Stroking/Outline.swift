import Foundation

/// A closed outline under construction.
struct Outline {
  private var elements: [Path.Element] = []
  private var current: CGPoint?

  mutating func line(to point: CGPoint) {
    guard let current else {
      elements.append(.move(to: point))
      self.current = point
      return
    }
    if point == current { return }
    elements.append(.line(to: point))
    self.current = point
  }

  /// An arc around a point from an offset by an angle; straight where that makes no difference.
  mutating func arc(around p: CGPoint, from: CGPoint, by angle: CGFloat, tolerance: CGFloat) {
    line(to: p + from)
    guard from.length * (1 - cos(angle / 2)) > tolerance else { return }
    // A cubic for each quarter of a turn.
    let count = max(Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let handle = 4 / 3 * tan(angle / CGFloat(count) / 4)
    var a = from
    for index in 1...count {
      let b = Self.turned(from, by: angle * CGFloat(index) / CGFloat(count))
      let end = p + b
      elements.append(
        .curve(
          to: end, control1: p + a + CGPoint(x: -a.y, y: a.x) * handle,
          control2: end - CGPoint(x: -b.y, y: b.x) * handle))
      (a, current) = (b, end)
    }
  }

  func close(into path: inout Path) {
    guard elements.count > 2 else { return }
    path.elements += elements
    path.closeSubpath()
  }

  private static func turned(_ v: CGPoint, by angle: CGFloat) -> CGPoint {
    CGPoint(x: v.x * cos(angle) - v.y * sin(angle), y: v.x * sin(angle) + v.y * cos(angle))
  }
}
