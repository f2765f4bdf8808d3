/// A target and what runs towards it, up to a time.
struct AnimationLeg<V: VectorArithmetic> {
  var target: V
  var runs: [AnimationRun<V>] = []
  /// The time at which the next leg takes over.
  var until = Double.infinity

  func value(at time: Double) -> V {
    // Starting from the target, so that rest is the target, bit by bit.
    var value = target
    for run in runs {
      if let offset = run.offset(at: time) { value += offset }
    }
    return value
  }

  func velocity(at time: Double) -> V {
    var velocity = V.zero
    for run in runs { velocity += run.velocity(at: time) }
    return velocity
  }

  /// Keeps the states that are reached and drops what is over.
  mutating func prune(at time: Double) {
    for index in runs.indices.reversed() where runs[index].advance(to: time) == nil {
      runs.remove(at: index)
    }
  }
}
