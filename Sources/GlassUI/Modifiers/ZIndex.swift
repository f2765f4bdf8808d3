nonisolated struct ZIndexModifier: ViewModifier {
  typealias Body = Never
  let value: Double

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { ZIndexItem($0) }) { $0.value = value }
  }
}

/// Carries the order in which siblings are drawn.
@MainActor final class ZIndexItem: WrapperItem {
  var value = 0.0
  override var kind: String { "ZIndex" }
  override var zIndex: Double { value }
}
