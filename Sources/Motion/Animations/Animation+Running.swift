import Foundation

// For custom animations that are built on another animation.
extension Animation {
  /// The way gone after `time` seconds on the way from zero to `value`; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  /// The velocity per second after `time` seconds.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
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
}
