import Foundation

/// A drawn piece of a path with both of its ends.
package enum PathSegment: Hashable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  /// The element that draws the segment from the current point.
  var element: Path.Element {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let c, let b): .quadCurve(to: b, control: c)
    case .cubic(_, let c1, let c2, let b): .curve(to: b, control1: c1, control2: c2)
    }
  }

  /// The point at parameter `t` in 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return a.mixed(b, t)
    case .quad(let a, let c, let b): return a * (u * u) + c * (2 * u * t) + b * (t * t)
    case .cubic(let a, let c1, let c2, let b):
      return a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + b * (t * t * t)
    }
  }

  /// The derivative by the parameter at `t` in 0…1.
  func derivative(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return b - a
    case .quad(let a, let c, let b): return (c - a) * (2 * u) + (b - c) * (2 * t)
    case .cubic(let a, let c1, let c2, let b):
      return (c1 - a) * (3 * u * u) + (c2 - c1) * (6 * u * t) + (b - c2) * (3 * t * t)
    }
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return self }
    let (a, b) = (point(at: t0), point(at: t1))
    // By the ends' derivatives, scaled to the part's own parameter.
    let span = t1 - t0
    switch self {
    case .line: return .line(a, b)
    case .quad: return .quad(a, a + derivative(at: t0) * (span / 2), b)
    case .cubic:
      return .cubic(
        a, a + derivative(at: t0) * (span / 3), b - derivative(at: t1) * (span / 3), b)
    }
  }
}
