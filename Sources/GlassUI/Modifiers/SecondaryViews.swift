/// Puts a view before or behind each view, without changing its layout.
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
  typealias Body = Never
  let isOverlay: Bool
  let alignment: Alignment
  let secondary: Secondary

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let (isOverlay, alignment) = (isOverlay, alignment)
    if case .wrapper(let wrapping) = node.role {
      wrapping.configure = { ($0 as? SecondaryItem)?.alignment = alignment }
      wrapping.current.forEach(wrapping.configure)
    } else {
      node.role = .wrapper(
        ItemRole.Wrapping(
          make: { SecondaryItem($0, isOverlay: isOverlay) },
          configure: { ($0 as? SecondaryItem)?.alignment = alignment }))
    }
    // One secondary view for each of the content's: a modifier on a group reaches every member.
    var copies = 1
    node.updateChildren { children in
      children.add(content, key: .index(0))
      copies = max(1, children.new[0].items.count)
      for copy in 0..<copies { children.add(secondary, key: .index(copy + 1)) }
    }
  }
}

/// A view with another before or behind it.
@MainActor final class SecondaryItem: Item {
  let isOverlay: Bool
  var alignment = Alignment.center {
    didSet {
      guard alignment != oldValue else { return }
      layout.behavior = SecondaryLayout(alignment: alignment)
      stack.layout.behavior = ZStackBehavior(alignment: alignment)
    }
  }
  private let stack: StackItem

  override var kind: String { isOverlay ? "Overlay" : "Background" }

  init(_ node: _ViewNode, isOverlay: Bool) {
    self.isOverlay = isOverlay
    stack = StackItem(node, kind: "ZStack", behavior: ZStackBehavior(alignment: .center))
    super.init(node, behavior: SecondaryLayout(alignment: .center))
  }

  override func wrap(_ inner: Item, index: Int) {
    guard node.children.count > index + 1 else {
      // The content has grown by itself: this modifier makes what the new members lack.
      setChildren([inner])
      node.invalidate(node.graph.transaction)
      return
    }
    setChildren([inner] + layers(node.children[index + 1].items))
  }

  /// One view aligns by its own guides; several stand in a stack.
  private func layers(_ secondaries: [Item]) -> [Item] {
    guard secondaries.count > 1 else {
      stack.setChildren([])
      return secondaries
    }
    stack.setChildren(secondaries)
    return [stack]
  }

  override var isGone: Bool { super.isGone || (children.first?.isGone ?? false) }
  override var wrappedTransition: AnyTransition? { children.first?.wrappedTransition }
  override var transition: AnyTransition? { children.first?.wrappedTransition }

  override func draw(into emitter: Emitter) {
    for child in isOverlay ? children : children.reversed() { child.emit(into: emitter) }
  }

  override func hitTest(_ point: CGPoint) -> Item? {
    guard !isDeparting else { return nil }
    for child in isOverlay ? children.reversed() : children {
      if let hit = child.hitTest(point) { return hit }
    }
    return nil
  }
}

extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(isOverlay: true, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(isOverlay: true, alignment: alignment, secondary: overlay))
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(isOverlay: false, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(isOverlay: false, alignment: alignment, secondary: background))
  }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }
}
