import Foundation

extension Animation {
  /// An animation run again and again, backwards every second time if it autoreverses.
  struct Repetition {
    var base: Kind
    /// Nil repeats forever.
    var count: Int?
    var autoreverses: Bool

    /// Which run it is and when it began, for bases that only end by running.
    private struct Progress: AnimationStateKey {
      var index = 0
      var start = 0.0
      static var defaultValue: Progress { Progress() }
    }

    func duration<V: VectorArithmetic>(value: V) -> Double? {
      guard let cycle = base.duration(value: value, initialVelocity: .zero) else {
        return count == nil ? .infinity : nil
      }
      guard cycle > 0 else { return 0 }
      return count.map { cycle * Double($0) } ?? .infinity
    }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      guard let cycle = base.duration(value: value, initialVelocity: .zero) else {
        return animateByRunning(value: value, time: time, context: &context)
      }
      guard cycle > 0 else { return nil }
      guard let run = run(at: time, cycle: cycle) else { return nil }
      var inner = context
      if run.index > 0 { inner.initialVelocity = .zero }
      let way = base.animate(value: value, time: run.time, context: &inner) ?? value
      context.state = inner.state
      context.isLogicallyComplete = false
      return turned(run.index) ? value - way : way
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V {
      var inner = context
      let progress = context.state[Progress.self]
      var run = (index: progress.index, time: time - progress.start)
      if let cycle = base.duration(value: value, initialVelocity: .zero) {
        guard cycle > 0, let known = self.run(at: time, cycle: cycle) else { return .zero }
        run = known
      }
      if run.index > 0 { inner.initialVelocity = .zero }
      let velocity = base.velocity(value: value, time: run.time, context: inner)
      return turned(run.index) ? .zero - velocity : velocity
    }

    private func turned(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

    /// The run at a time and the time within it; nil when all are over.
    private func run(at time: Double, cycle: Double) -> (index: Int, time: Double)? {
      guard cycle.isFinite else { return (0, time) }
      let index = (max(time, 0) / cycle).rounded(.down)
      if let count, index >= Double(count) { return nil }
      guard index < 1e15 else { return nil }
      return (Int(index), time - index * cycle)
    }

    private func animateByRunning<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      var progress = context.state[Progress.self]
      var way = base.animate(value: value, time: time - progress.start, context: &context)
      if way == nil {
        // The base has ended: the next run begins now, with fresh state.
        progress = Progress(index: progress.index + 1, start: time)
        if let count, progress.index >= count { return nil }
        context = AnimationContext()
        way = base.animate(value: value, time: 0, context: &context) ?? value
        context.state[Progress.self] = progress
      }
      context.isLogicallyComplete = false
      return way.map { turned(progress.index) ? value - $0 : $0 }
    }
  }
}
