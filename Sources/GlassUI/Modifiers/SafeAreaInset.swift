nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
  typealias Body = Never
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.container(
      { StackItem($0, kind: "SafeAreaInset") },
      configure: {
        $0.layout.behavior = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
      }
    ) { children in
      // Each side is one child, whatever it holds.
      children.add(ZStack { content }, key: .index(0))
      children.add(ZStack { bar }, key: .index(1))
    }
  }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// The side where lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

extension View {
  /// Shows a bar above or below the view, whose safe area ends there.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Shows a bar beside the view, whose safe area ends there.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }
}
