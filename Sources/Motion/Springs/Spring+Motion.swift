import Foundation

extension Spring {
  /// The value at a time in seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let r = response(at: time)
    return target - target.scaled(by: r.fromDisplacement)
      + initialVelocity.scaled(by: r.fromVelocity)
  }

  /// The velocity per second at a time in seconds on the way from zero to `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let r = response(at: time)
    return initialVelocity.scaled(by: r.rateFromVelocity)
      - target.scaled(by: r.rateFromDisplacement)
  }

  /// The value at a time in seconds on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData
      + value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity per second at a time in seconds on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(
      target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Moves value and velocity on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let r = response(at: deltaTime)
    let displacement = value - target
    value =
      target + displacement.scaled(by: r.fromDisplacement) + velocity.scaled(by: r.fromVelocity)
    velocity =
      displacement.scaled(by: r.rateFromDisplacement) + velocity.scaled(by: r.rateFromVelocity)
  }

  /// The force on the object: stiffness times the way to go, less damping times velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on the object between two values.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  func response(at time: TimeInterval) -> SpringResponse {
    SpringResponse(angularFrequency: angularFrequency, dampingRatio: dampingRatio, time: time)
  }
}
