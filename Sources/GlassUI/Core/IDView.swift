/// Gives a view an identity: another id is another view, with new state.
nonisolated struct IDModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.updateChildren { $0.add(content, key: .id(AnyHashable(id), 0)) }
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
