import Foundation

extension Animation.Kind {
  /// The way gone after `time` seconds on the way from zero to `value`; nil when it is over.
  ///
  /// A spring never says so: when it may stand still is asked once, of `duration`.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let result: V?
    switch self {
    case .spring(let spring):
      result = spring.value(target: value, initialVelocity: context.initialVelocity, time: time)
      context.isLogicallyComplete = time >= spring.duration
    case .interpolatingSpring(let spring, let velocity):
      result = spring.value(
        target: value, initialVelocity: value.scaled(by: velocity), time: time)
      context.isLogicallyComplete = time >= spring.duration
    case .curve(let curve, let duration):
      result = time >= duration ? nil : value.scaled(by: curve.value(at: time / duration))
    case .custom(let animation):
      result = animation.base.animate(value: value, time: max(time, 0), context: &context)
    case .delay(let delay, let base):
      if time < delay {
        result = .zero
      } else {
        result = base.animate(value: value, time: time - delay, context: &context)
      }
    case .speed(let speed, let base):
      let outer = context.initialVelocity
      context.initialVelocity = speed > 0 ? outer.scaled(by: 1 / speed) : .zero
      result = base.animate(value: value, time: time * speed, context: &context)
      context.initialVelocity = outer
    case .repeating(let base, let count, let autoreverses):
      result = Animation.Repetition(base: base, count: count, autoreverses: autoreverses)
        .animate(value: value, time: time, context: &context)
    case .logicallyComplete(let duration, let base):
      result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= duration
    }
    if result == nil { context.isLogicallyComplete = true }
    return result
  }

  /// The velocity per second after `time` seconds; springs never stop here either.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    switch self {
    case .spring(let spring):
      return spring.velocity(
        target: value, initialVelocity: context.initialVelocity, time: time)
    case .interpolatingSpring(let spring, let velocity):
      return spring.velocity(
        target: value, initialVelocity: value.scaled(by: velocity), time: time)
    case .curve(let curve, let duration):
      return time >= duration
        ? .zero : value.scaled(by: curve.velocity(at: time / duration) / duration)
    case .custom(let animation):
      return animation.base.velocity(value: value, time: max(time, 0), context: context)
        ?? measuredVelocity(value: value, time: time, context: context)
    case .delay(let delay, let base):
      return time < delay
        ? .zero : base.velocity(value: value, time: time - delay, context: context)
    case .speed(let speed, let base):
      guard speed > 0 else { return .zero }
      var inner = context
      inner.initialVelocity.scale(by: 1 / speed)
      return base.velocity(value: value, time: time * speed, context: inner).scaled(by: speed)
    case .repeating(let base, let count, let autoreverses):
      return Animation.Repetition(base: base, count: count, autoreverses: autoreverses)
        .velocity(value: value, time: time, context: context)
    case .logicallyComplete(_, let base):
      return base.velocity(value: value, time: time, context: context)
    }
  }

  /// The slope over the next thousandth of a second, for animations that do not tell.
  private func measuredVelocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    let step = 0.001
    var (now, later) = (context, context)
    guard let from = animate(value: value, time: time, context: &now) else { return .zero }
    let to = animate(value: value, time: time + step, context: &later) ?? value
    return (to - from).scaled(by: 1 / step)
  }
}
