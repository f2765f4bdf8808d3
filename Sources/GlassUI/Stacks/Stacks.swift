/// Views side by side.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _update(in node: _ViewNode) {
    node.container(
      { StackItem($0, kind: "HStack") },
      configure: {
        $0.layout.behavior = StackLayout.horizontal(alignment: alignment, spacing: spacing)
      }
    ) { $0.add(content, key: .index(0)) }
  }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _update(in node: _ViewNode) {
    node.container(
      { StackItem($0, kind: "VStack") },
      configure: {
        $0.layout.behavior = StackLayout.vertical(alignment: alignment, spacing: spacing)
      }
    ) { $0.add(content, key: .index(0)) }
  }
}

/// Views one in front of the other.
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _update(in node: _ViewNode) {
    node.container(
      { StackItem($0, kind: "ZStack") },
      configure: {
        $0.layout.behavior = ZStackBehavior(alignment: alignment)
      }
    ) { $0.add(content, key: .index(0)) }
  }
}

/// A column that builds all its views at once.
nonisolated public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  @MainActor public var body: some View { stack }
}

/// A row that builds all its views at once.
nonisolated public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  @MainActor public var body: some View { stack }
}

/// Headers and footers that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Room that takes what is left over.
nonisolated public struct Spacer: View, Sendable {
  public typealias Body = Never
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public func _update(in node: _ViewNode) {
    node.leaf({ StackItem($0, kind: "Spacer") }) {
      $0.layout.behavior = SpacerLayout(minLength: minLength)
    }
  }
}

/// A thin line between views.
nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  public init() {}

  @MainActor public func _update(in node: _ViewNode) {
    node.leaf({ ShapeItem<Rectangle>($0, Rectangle()) }) {
      $0.update(
        Rectangle(), style: Color.gray.opacity(0.35), drawing: .fill(FillStyle()))
      $0.layout.behavior = DividerLayout()
    }
  }
}

/// A layout of one's own, called with views.
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor func _update(in node: _ViewNode) {
    node.container(
      { StackItem($0, kind: "\(L.self)") },
      configure: {
        $0.layout.behavior = CustomLayoutBehavior(
          layout, layoutDirection: node.environment.layoutDirection)
      }
    ) { $0.add(content, key: .index(0)) }
  }
}
