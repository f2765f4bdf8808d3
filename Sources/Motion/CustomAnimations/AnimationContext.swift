/// What a custom animation sees of the place where it runs.
///
/// Differences from SwiftUI: there is no `environment`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values the animation keeps from one call to the next.
  public var state = AnimationState<Value>()

  /// Whether what the animation shows counts as complete, though it may still move a little.
  public var isLogicallyComplete = false

  /// The velocity per second that a spring took over, zero for other animations.
  var initialVelocity = Value.zero

  init(initialVelocity: Value = .zero) { self.initialVelocity = initialVelocity }

  /// The context with another state, for an animation of another type of vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>()
    result.state = state
    result.isLogicallyComplete = isLogicallyComplete
    return result
  }
}
