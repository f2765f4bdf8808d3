import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points; x is time, y is progress.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Control points outside the unit interval of time would turn time back; they are clamped.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Self.finite(x1, in: 0...1)
    self.y1 = Self.finite(y1, in: -Self.farthest...Self.farthest)
    self.x2 = Self.finite(x2, in: 0...1)
    self.y2 = Self.finite(y2, in: -Self.farthest...Self.farthest)
  }

  /// A bound that no sensible overshoot reaches; it keeps arithmetic finite.
  private static let farthest = 1e6

  private static func finite(_ value: Double, in range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }

  /// The progress at time `x` in 0…1.
  func value(at x: Double) -> Double { Self.point(parameter(at: x), y1, y2) }

  /// The slope dy/dx at time `x` in 0…1; a vertical start or end gives a large finite number.
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(t, x1, x2)
    let dy = Self.derivative(t, y1, y2)
    if abs(dx) > 1e-9 { return dy / dx }
    // At a degenerate end both derivatives vanish: take the slope a little way inside.
    let inside = t < 0.5 ? t + 1e-4 : t - 1e-4
    return Self.derivative(inside, y1, y2) / max(Self.derivative(inside, x1, x2), 1e-9)
  }

  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The curve parameter whose x is `x`: Newton's method kept inside a shrinking bracket.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.point(t, x1, x2) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.derivative(t, x1, x2)
      let newton = t - error / slope
      t = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private static func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
