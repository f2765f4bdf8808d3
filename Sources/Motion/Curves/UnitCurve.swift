import Foundation

/// A function that maps a progress of 0…1 to another.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case linear, circularIn, circularOut, circularInOut, circularInOutInverse
    case bezier(CubicBezier)
  }

  private var form: Form

  /// A curve without ease.
  public static let linear = UnitCurve(form: .linear)
  /// A curve that starts slowly.
  public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(form: .circularIn)
  /// The upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(form: .circularOut)
  /// Two quarters of a circle, one after the other.
  public static let circularEaseInOut = UnitCurve(form: .circularInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1); x is clamped to 0…1.
  public static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
    UnitCurve(form: .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The same curve with its control points inside the unit square: it leaves no end behind.
  var withoutOvershoot: UnitCurve {
    guard case .bezier(let curve) = form else { return self }
    return .bezier(
      x1: curve.x1, y1: Self.clamped(curve.y1), x2: curve.x2, y2: Self.clamped(curve.y2))
  }

  /// The output for a progress, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch form {
    case .linear: return x
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (x * (2 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularInOutInverse:
      return x < 0.5 ? (x * (1 - x)).squareRoot() : 1 - (x * (1 - x)).squareRoot()
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// The slope at a progress, which is clamped to 0…1; large but finite where it is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch form {
    case .linear: return 1
    case .circularIn: return x / Self.root(1 - x * x)
    case .circularOut: return (1 - x) / Self.root(x * (2 - x))
    case .circularInOut:
      let y = min(x, 1 - x)
      return 2 * y / Self.root(1 - 4 * y * y)
    case .circularInOutInverse: return abs(1 - 2 * x) / (2 * Self.root(x * (1 - x)))
    case .bezier(let curve): return curve.velocity(at: x)
    }
  }

  /// The curve that undoes this one.
  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    // y = 1 − √(1 − x²) is undone by x = √(1 − (1 − y)²), the other quarter.
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(form: .circularInOutInverse)
    case .circularInOutInverse: .circularEaseInOut
    case .bezier(let curve): UnitCurve(form: .bezier(curve.inverse))
    }
  }

  private static func clamped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
  private static func root(_ x: Double) -> Double { max(x, 1e-12).squareRoot() }
}
