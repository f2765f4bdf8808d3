import DisplayList

nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let mask: Mask

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let alignment = alignment
    if case .wrapper = node.role {
    } else {
      node.role = .wrapper(
        ItemRole.Wrapping(make: { MaskItem($0, alignment) }, configure: { _ in }))
    }
    node.updateChildren { children in
      children.add(content, key: .index(0))
      children.add(mask, key: .index(1))
    }
  }
}

/// Shows what it wraps where the mask is opaque.
@MainActor final class MaskItem: Item {
  private let stack: StackItem
  override var kind: String { "Mask" }

  init(_ node: _ViewNode, _ alignment: Alignment) {
    stack = StackItem(node, kind: "ZStack", behavior: ZStackBehavior(alignment: alignment))
    super.init(node, behavior: SecondaryLayout(alignment: alignment))
  }

  override func wrap(_ inner: Item, index: Int) {
    let masks = node.children.count > 1 ? node.children[1].items : []
    if masks.count > 1 {
      stack.setChildren(masks)
      setChildren([inner, stack])
    } else {
      stack.setChildren([])
      setChildren([inner] + masks)
    }
  }

  override var isGone: Bool { super.isGone || (children.first?.isGone ?? false) }
  override var wrappedTransition: AnyTransition? { children.first?.wrappedTransition }
  override var transition: AnyTransition? { children.first?.wrappedTransition }

  override func draw(into emitter: Emitter) {
    let mask = emitter.collect {
      for child in children.dropFirst() { child.emit(into: emitter) }
    }
    emitter.layer(LayerEffect(mask: mask)) { children.first?.emit(into: emitter) }
  }

  override func hitTest(_ point: CGPoint) -> Item? {
    isDeparting ? nil : children.first?.hitTest(point)
  }
}
