/// Animates what is below it when a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    let memory = node.property(1) { Memory<Value>() }
    let isChange = memory.value != nil && memory.value != value
    memory.value = value
    guard isChange, !node.graph.transaction.disablesAnimations else {
      return node.updateChildren { $0.add(content, key: .index(0)) }
    }
    node.graph.withAnimation(animation) {
      node.updateChildren { $0.add(content, key: .index(0)) }
    }
    for item in node.items { item.node.passAnimation = (node.graph.pass, animation) }
  }
}

/// Changes the transaction of what is below it.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    var transaction = node.graph.transaction
    transform(&transaction)
    node.graph.withTransaction(transaction) {
      node.updateChildren { $0.add(content, key: .index(0)) }
    }
    for item in node.items {
      item.node.passAnimation = (node.graph.pass, transaction.effectiveAnimation)
    }
  }
}

extension View {
  /// Animates every change below it.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(TransactionModifier(transform: transform))
  }
}
