import Foundation

/// One cubic Bézier curve.
struct CubicCurve: Hashable, Sendable {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint

  init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  /// The quadratic curve, raised by one degree.
  init(from: CGPoint, control: CGPoint, to: CGPoint) {
    func third(_ end: CGPoint) -> CGPoint {
      CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
    }
    self.init(from: from, control1: third(from), control2: third(to), to: to)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x,
      y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// The inner points at which x or y turns round.
  var extrema: [CGPoint] {
    (Self.turns(from.x, control1.x, control2.x, to.x)
      + Self.turns(from.y, control1.y, control2.y, to.y)).map(point(at:))
  }

  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let roots: [CGFloat]
    if abs(a) < 1e-9 * (abs(b) + abs(c)) {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      // The form that does not cancel when one root is tiny.
      let q = -(b + (b < 0 ? -1 : 1) * square.squareRoot()) / 2
      roots = q == 0 ? [0] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// How many chords keep within `tolerance` of the curve.
  func chordCount(tolerance: CGFloat) -> Int {
    let bend = max(
      hypot(from.x - 2 * control1.x + control2.x, from.y - 2 * control1.y + control2.y),
      hypot(control1.x - 2 * control2.x + to.x, control1.y - 2 * control2.y + to.y))
    // A cubic's second derivative is at most 6 × bend; a chord's error is its eighth.
    return max(1, min(200, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
  }
}
