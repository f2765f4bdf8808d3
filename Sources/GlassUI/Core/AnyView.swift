/// A view of any type; a change of type replaces the old view.
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { $0.add(view, key: .index(0)) }
  }
}
