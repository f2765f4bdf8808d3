nonisolated struct AppearModifier: ViewModifier {
  typealias Body = Never
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.onDisappear = disappear.map { [$0] } ?? []
    let memory = node.property(1) { Memory<Bool>() }
    node.updateChildren { $0.add(content, key: .index(0)) }
    if memory.value == nil {
      memory.value = true
      if let appear { node.graph.afterUpdate { appear() } }
    }
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    let memory = node.property(1) { Memory<Value>() }
    let old = memory.value
    memory.value = value
    node.updateChildren { $0.add(content, key: .index(0)) }
    if let old, old != value {
      node.graph.afterUpdate { action(old, value) }
    } else if old == nil, isInitial {
      node.graph.afterUpdate { action(value, value) }
    }
  }
}

nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// The task that runs for the latest id.
  private final class Running {
    var id: ID?
    var task: Task<Void, Never>?
    deinit { task?.cancel() }
  }

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    let running = node.property(1) { Running() }
    node.updateChildren { $0.add(content, key: .index(0)) }
    node.onDisappear = [{ running.task?.cancel() }]
    guard running.id != id else { return }
    running.id = id
    running.task?.cancel()
    let graph = node.graph
    node.graph.afterUpdate { [action, priority] in
      graph.taskBegan()
      running.task = Task(priority: priority) { @MainActor [weak graph] in
        await action()
        graph?.taskEnded()
      }
    }
  }
}

extension View {
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: action, disappear: nil))
  }
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: nil, disappear: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
