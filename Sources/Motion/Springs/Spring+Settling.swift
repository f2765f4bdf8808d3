import Foundation

extension Spring {
  /// How close to its target a spring counts as arrived unless told otherwise.
  private static let unitEpsilon = 0.001

  /// Seconds until a unit step from rest stays within 0.001 of its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: Self.unitEpsilon)
  }

  /// Seconds until the distance to the target is sure to stay below `epsilon`.
  ///
  /// Read off the envelope, so it is never too short; infinite for a spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard angularFrequency.isFinite else { return 0 }
    let displacement = target.magnitudeSquared.squareRoot()
    let decay = dampingRatio * angularFrequency
    // |x(t)| ≤ (|x₀| + |v₀ + decay·x₀|·s(t))·e^(−decay·t), with s(t) = sin(ft)/f, t or sinh(ft)/f.
    let impulse = (initialVelocity - target.scaled(by: decay)).magnitudeSquared.squareRoot()
    guard max(displacement, impulse) > 0, epsilon > 0 else { return 0 }
    guard dampingRatio > 0, displacement.isFinite, impulse.isFinite else { return .infinity }
    let envelope: (Double) -> Double
    let frequency = angularFrequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    if dampingRatio > 1 {
      let amplitude = displacement + impulse / max(frequency, .leastNormalMagnitude)
      let slow = { amplitude * exp((frequency - decay) * $0) }
      let linear = { (displacement + impulse * $0) * exp((frequency - decay) * $0) }
      envelope = { min(slow($0), linear($0)) }
    } else {
      let ratio = impulse / max(frequency, .leastNormalMagnitude)
      let amplitude = (displacement * displacement + ratio * ratio).squareRoot()
      envelope = { min(amplitude, displacement + impulse * $0) * exp(-decay * $0) }
    }
    return Self.lastTime(of: envelope, above: epsilon, step: 1 / angularFrequency)
  }

  /// The time after which a function that rises at most once stays below a bound.
  private static func lastTime(
    of envelope: (Double) -> Double, above bound: Double, step: Double
  ) -> Double {
    var high = step
    // The doubling goes past the only rise, which ends within 1/ω of the start.
    while envelope(high) >= bound, high < .greatestFiniteMagnitude / 4 { high *= 2 }
    if high == step, envelope(0) < bound, envelope(step / 2) < bound { return 0 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) >= bound { low = middle } else { high = middle }
    }
    return high
  }
}
