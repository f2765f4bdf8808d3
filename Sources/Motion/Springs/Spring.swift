import Foundation

/// A spring's motion, with a closed form for every time.
///
/// A spring whose duration, stiffness or mass is not a positive number arrives at once.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency in radians per second: √(stiffness / mass).
  package let angularFrequency: Double
  /// The damping relative to the least that does not overshoot: 1 is critical.
  public let dampingRatio: Double
  /// The mass of the object at the end of the spring.
  public let mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency > 0 ? angularFrequency : .infinity
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.largestDampingRatio)
    self.mass = mass
  }

  /// A spring by its perceptual duration in seconds and its bounce.
  ///
  /// Bounce 0 is critically damped, 1 never comes to rest, below 0 is over-damped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its undamped period in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// A spring by its physical constants; over-damping is cut to critical unless allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass > 0 ? mass : 1)
  }

  /// A spring that comes within `epsilon` of a unit target after the given seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with 1/ω, so the settling time of ω = 1 gives the ω that is asked for.
    let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
    let unitTime = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      angularFrequency: unitTime.isFinite ? unitTime / settlingDuration : 0,
      dampingRatio: dampingRatio)
  }

  /// The stiffness in mass per second².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The damping in mass per second.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The undamped period in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The perceptual duration in seconds: the pace of the motion, not the time until rest.
  public var duration: TimeInterval { response }

  /// How bouncy the spring is: 1 − ratio, or 1 / ratio − 1 where it is over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Beyond this ratio a spring is as good as stuck; it keeps bounce −1 finite.
  private static let largestDampingRatio = 100.0

  private static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1 / largestDampingRatio)
  }
}
