extension AnimatedValue {
  /// A spring goes on from the value and velocity that the rest has reached when it begins.
  mutating func takeOver(_ target: V, by animation: Animation, at time: Double, delay: Double) {
    let begin = time + delay
    let (value, velocity) = (value(at: begin), velocity(at: begin))
    let run = AnimationRun(
      animation, way: target - value, initialVelocity: velocity, start: time)
    let kept = legs.firstIndex { begin <= $0.until } ?? legs.count - 1
    legs.removeSubrange((kept + 1)...)
    legs[kept].until = begin
    if delay <= 0 { legs.removeAll() }
    legs.append(AnimationLeg(target: target, runs: [run]))
  }

  /// A custom animation that merges goes on with the state and time of the one before.
  mutating func merge(
    _ change: V, into target: V, by animation: Animation, at time: Double
  ) -> Bool {
    guard animation.kind.custom != nil, legs.count == 1, var run = legs[0].runs.last else {
      return false
    }
    guard
      animation.shouldMerge(
        previous: run.animation, value: run.way, time: time - run.start, context: &run.context)
    else { return false }
    run.animation = animation
    run.way += change
    run.end = nil
    run.context.isLogicallyComplete = false
    legs[0].runs[legs[0].runs.count - 1] = run
    legs[0].target = target
    return true
  }

  /// Any other animation leads over the change alone, on top of what runs.
  mutating func add(_ change: V, to target: V, by animation: Animation, at time: Double) {
    let run = AnimationRun(animation, way: change, start: time)
    for index in legs.indices {
      legs[index].target += change
      legs[index].runs.append(run)
    }
    // Not the sum, which may differ in the last bit.
    legs[legs.count - 1].target = target
  }
}
