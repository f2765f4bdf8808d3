import Foundation

extension Animation.Kind {
  /// Seconds until the animation is over: infinite if it never is, nil if only running it tells.
  func duration<V: VectorArithmetic>(value: V, initialVelocity: V) -> Double? {
    switch self {
    case .spring(let spring):
      spring.restDuration(target: value, initialVelocity: initialVelocity)
    case .interpolatingSpring(let spring, let velocity):
      spring.restDuration(target: value, initialVelocity: value.scaled(by: velocity))
    case .curve(_, let duration): duration
    case .custom: nil
    case .delay(let delay, let base):
      base.duration(value: value, initialVelocity: initialVelocity).map { max($0 + delay, 0) }
    case .speed(let speed, let base):
      speed > 0
        ? base.duration(value: value, initialVelocity: initialVelocity.scaled(by: 1 / speed))
          .map { $0 / speed } : .infinity
    case .repeating(let base, let count, let autoreverses):
      Animation.Repetition(base: base, count: count, autoreverses: autoreverses)
        .duration(value: value)
    case .logicallyComplete(_, let base):
      base.duration(value: value, initialVelocity: initialVelocity)
    }
  }

  /// Seconds until a spring takes over what runs; nil for an animation that is added to it.
  var takeoverDelay: Double? {
    switch self {
    case .spring: 0
    case .interpolatingSpring, .curve, .custom: nil
    case .delay(let delay, let base): base.takeoverDelay.map { max($0 + delay, 0) }
    case .speed(let speed, let base):
      base.takeoverDelay.map { $0 > 0 && speed > 0 ? $0 / speed : 0 }
    case .repeating(let base, _, _), .logicallyComplete(_, let base): base.takeoverDelay
    }
  }

  /// The custom animation that stands here without a modifier.
  var custom: (any CustomAnimation)? {
    if case .custom(let animation) = self { animation.base } else { nil }
  }
}

extension Spring {
  /// How far from its target a spring may be to snap onto it, in points.
  ///
  /// Half a grey level of an edge's antialiasing at scale 2. Smaller moves, such as those of
  /// an opacity or a scale, snap at this part of the way instead.
  private static let restDistance = 0.001

  /// Seconds until the spring may stand exactly on its target without a visible step.
  func restDuration<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double {
    guard angularFrequency.isFinite else { return 0 }
    let reach = max(
      target.magnitudeSquared.squareRoot(),
      initialVelocity.magnitudeSquared.squareRoot() / angularFrequency)
    return settlingDuration(
      target: target, initialVelocity: initialVelocity, epsilon: Self.restDistance * min(reach, 1))
  }
}
