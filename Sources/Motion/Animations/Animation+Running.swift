import Foundation

// For custom animations that are built on another animation.
extension Animation {
  /// The way gone after `time` seconds on the way from zero to `value`; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isOver(value: value, time: time, context: context) {
      context.isLogicallyComplete = true
      return nil
    }
    return kind.animate(value: value, time: time, context: &context)
  }

  /// The velocity per second after `time` seconds.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    isOver(value: value, time: time, context: context)
      ? .zero : kind.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation continues `previous`, which has run for `time` seconds.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let custom = kind.custom {
      return custom.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    return kind.takeoverDelay != nil
  }

  private func isOver<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> Bool {
    kind.duration(value: value, initialVelocity: context.initialVelocity).map { time >= $0 }
      ?? false
  }
}
