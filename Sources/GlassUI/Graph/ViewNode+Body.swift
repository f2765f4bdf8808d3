import Observation

extension _ViewNode {
  /// Asks a composed view for its body and makes it the only child.
  func evaluateBody<V: View>(of view: V) {
    var installed = view
    DynamicProperties.install(in: &installed, node: self)
    let body = tracking { installed.body }
    updateChildren { $0.add(body, key: .index(0)) }
  }

  /// Asks a composed modifier for its body.
  func evaluateBody<M: ViewModifier, V: View>(of modifier: M, content: V) {
    var installed = modifier
    DynamicProperties.install(in: &installed, node: self)
    let body = tracking { installed.body(content: _ViewModifier_Content<M>(view: content)) }
    updateChildren { $0.add(body, key: .index(0)) }
  }

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
