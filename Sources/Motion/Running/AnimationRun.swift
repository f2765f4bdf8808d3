/// One animation on its way: what it still takes away from the target.
struct AnimationRun<V: VectorArithmetic> {
  var animation: Animation
  /// The whole way, from where it began to the target.
  var way: V
  /// The time at which it began, in seconds of the virtual clock.
  var start: Double
  /// The time at which it is over, where that is known beforehand.
  var end: Double?
  var context: AnimationContext<V>

  init(_ animation: Animation, way: V, initialVelocity: V = .zero, start: Double) {
    self.animation = animation
    self.way = way
    self.start = start
    context = AnimationContext(initialVelocity: initialVelocity)
    end = animation.kind.duration(value: way, initialVelocity: initialVelocity).map { start + $0 }
  }

  /// Keeps the state reached at a time; the result is what the run adds, nil when it is over.
  mutating func advance(to time: Double) -> V? {
    if let end, time >= end {
      context.isLogicallyComplete = true
      return nil
    }
    return animation.kind.animate(value: way, time: max(time - start, 0), context: &context)
      .map { $0 - way }
  }

  /// What the run adds to the target at a time; nil when it is over.
  func offset(at time: Double) -> V? {
    var copy = self
    return copy.advance(to: time)
  }

  func velocity(at time: Double) -> V {
    if let end, time >= end { return .zero }
    return animation.kind.velocity(value: way, time: max(time - start, 0), context: context)
  }

  func isLogicallyComplete(at time: Double) -> Bool {
    var copy = self
    return copy.advance(to: time) == nil || copy.context.isLogicallyComplete
  }
}
