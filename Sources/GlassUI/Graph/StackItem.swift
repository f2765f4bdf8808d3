/// An item that only lays out what it holds.
@MainActor final class StackItem: Item {
  private let name: String
  override var kind: String { name }

  init(_ node: _ViewNode, kind: String, behavior: any LayoutBehavior = PassthroughLayout()) {
    name = kind
    super.init(node, behavior: behavior)
  }
}
