import Observation

extension _ViewNode {
  /// Asks a composed view for its body and makes it the only child.
  func evaluateBody<V: View>(of view: V) {
    // A shape animates where it is drawn.
    var installed = view is any Shape ? view : presented(view)
    DynamicProperties.install(in: &installed, node: self)
    let body = tracking { installed.body }
    updateChildren { $0.add(body, key: .index(0)) }
  }

  /// Asks a composed modifier for its body.
  func evaluateBody<M: ViewModifier, V: View>(of modifier: M, content: V) {
    var installed = presented(modifier)
    DynamicProperties.install(in: &installed, node: self)
    let body = tracking { installed.body(content: _ViewModifier_Content<M>(view: content)) }
    updateChildren { $0.add(body, key: .index(0)) }
  }

  /// The view or modifier with its animatable data where they are now.
  private func presented<Value>(_ value: Value) -> Value {
    guard let animatable = value as? any Animatable else { return value }
    return presented(animatable: animatable) as? Value ?? value
  }

  private func presented<Value: Animatable>(animatable value: Value) -> Value {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
    let data = value.animatableData
    let moving = property(Self.animatableSlot) { MovingData(data, of: self) }
    graph.retarget(moving.motion, to: data, graph.animation)
    guard moving.motion.isMoving else { return value }
    var result = value
    result.animatableData = moving.motion.value
    return result
  }

  /// A slot that no property of a view has.
  private static let animatableSlot = -2

  /// Evaluates `make`; a change of what it read of observable objects brings the node up to date.
  func tracking<Result>(_ make: () -> Result) -> Result {
    withObservationTracking(make) { [weak self] in
      let transaction = Transaction.current
      onMainActor { self?.invalidate(transaction) }
    }
  }

  /// Passes the content a changed environment; the old one stays when `memo` and the own one do.
  func passEnvironment<V: View, Memo>(
    to content: V, memo: Memo, _ change: (inout EnvironmentValues) -> Void
  ) {
    role = .passthrough
    let passed = changedEnvironment(memo: memo, change)
    updateChildren { $0.add(content, key: .index(0), environment: passed) }
  }

  /// The own environment with a change; one and the same while `memo` and the own one are.
  func changedEnvironment<Memo>(
    memo: Memo, slot: Int = -1, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    let memory = property(slot) { PassedEnvironment<Memo>() }
    if let known = memory.known, known.from.isIdentical(to: environment),
      areEqual(known.memo, memo)
    {
      return known.result
    }
    var result = environment
    change(&result)
    memory.known = (environment, memo, result)
    return result
  }
}

/// The environment a node passed on last, and why.
private final class PassedEnvironment<Memo> {
  var known: (from: EnvironmentValues, memo: Memo, result: EnvironmentValues)?
}

/// The animatable data of a view, which runs again for each value on the way.
@MainActor private final class MovingData<Data: VectorArithmetic>: MovingSlot {
  let motion: Motion<Data>

  init(_ data: Data, of node: _ViewNode) {
    motion = Motion(data, key: "data")
    motion.node = node
    motion.onAdvance = { [weak node] in node?.invalidate(Transaction()) }
  }

  func stop(in graph: ViewGraph) { graph.stop(motion) }
}

/// A slot of a node that moves, and stops with it.
@MainActor protocol MovingSlot: AnyObject {
  func stop(in graph: ViewGraph)
}
