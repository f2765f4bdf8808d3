nonisolated struct HoverModifier: ViewModifier {
  typealias Body = Never
  let action: @MainActor (Bool) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { HoverItem($0) }) { $0.action = action }
  }
}

/// Tells when the pointer comes over what it wraps, and when it leaves.
@MainActor final class HoverItem: WrapperItem {
  var action: @MainActor (Bool) -> Void = { _ in }
  override var kind: String { "Hover" }
}

extension View {
  /// Runs an action when the pointer enters or leaves the view's hit area.
  nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View
  {
    modifier(HoverModifier(action: action))
  }
}
