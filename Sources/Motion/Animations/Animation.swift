import Foundation

/// How a value changes over time when it is given a new one.
public struct Animation: Hashable, Sendable {
  /// What an animation is made of.
  indirect enum Kind: Hashable, Sendable {
    /// A spring that takes over the running value and velocity.
    case spring(Spring)
    /// A spring that is added to what runs; `velocity` in distances per second.
    case interpolatingSpring(Spring, velocity: Double)
    case curve(UnitCurve, duration: Double)
    case custom(AnyCustomAnimation)
    case delay(Double, Kind)
    case speed(Double, Kind)
    /// `count` nil repeats forever.
    case repeating(Kind, count: Int?, autoreverses: Bool)
    case logicallyComplete(after: Double, Kind)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// An animation that a type of the caller's own carries out.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(AnyCustomAnimation(base: base)))
  }

  /// The animation used where none is named: a spring of response 0.55 without bounce.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}
