/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public func _update(in node: _ViewNode) {
    let styles = node.environment.labelStyles
    let configuration = LabelStyleConfiguration(
      title: .init(view: title), icon: .init(view: icon))
    let inner = node.changedEnvironment(memo: styles.count) {
      $0.labelStyles = Array(styles.dropLast())
    }
    let role: (_ViewNode) -> LabelItem = { LabelItem($0) }
    node.wrapLabel(make: role) { children in
      children.add(
        LabelStyleBody(style: styles.last ?? DefaultLabelStyle(), configuration: configuration),
        key: .index(0), environment: inner)
      // The title stands by itself too, unseen: it stays the accessible name of an icon alone.
      children.add(title, key: .index(1))
    }
  }
}

extension _ViewNode {
  /// A wrapper around the first child's items; the second child is only a name.
  fileprivate func wrapLabel(
    make: @escaping (_ViewNode) -> LabelItem, _ children: (inout ChildList) -> Void
  ) {
    if case .wrapper = role {
    } else {
      role = .wrapper(ItemRole.Wrapping(make: make, configure: { _ in }))
    }
    updateChildren(children)
  }
}

/// A label as drawn by its style, named by its title.
@MainActor final class LabelItem: WrapperItem {
  override var kind: String { "Label" }
  override var accessibilityText: String? {
    guard node.children.count > 1 else { return super.accessibilityText }
    let texts = node.children[1].items.compactMap(\.accessibilityText)
    return texts.isEmpty ? super.accessibilityText : texts.joined(separator: ", ")
  }
}

/// Runs a label style with its dynamic properties installed.
private struct LabelStyleBody: View {
  typealias Body = Never
  let style: any LabelStyle
  let configuration: LabelStyleConfiguration

  func _update(in node: _ViewNode) { run(style, node) }

  private func run<S: LabelStyle>(_ style: S, _ node: _ViewNode) {
    node.role = .passthrough
    var installed = style
    DynamicProperties.install(in: &installed, node: node)
    let body = node.tracking { installed.makeBody(configuration: configuration) }
    node.updateChildren { $0.add(body, key: .index(0)) }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The parts of a label, for its style.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title.
  nonisolated public struct Title: View {
    public typealias Body = Never
    let view: any View
    @MainActor public func _update(in node: _ViewNode) {
      node.role = .passthrough
      node.updateChildren { $0.add(view, key: .index(0)) }
    }
  }

  /// The label's icon.
  nonisolated public struct Icon: View {
    public typealias Body = Never
    let view: any View
    @MainActor public func _update(in node: _ViewNode) {
      node.role = .passthrough
      node.updateChildren { $0.add(view, key: .index(0)) }
    }
  }

  public let title: Title
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Icon and title side by side.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Between icon and title, in points. T
  static let gap: CGFloat = 8
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.gap) {
      configuration.icon
      configuration.title
    }
  }
}

/// The surroundings' choice: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone; the title stays the accessible name.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension EnvironmentValues {
  @Entry var labelStyles: [any LabelStyle] = []
}

nonisolated struct LabelStyleModifier<S: LabelStyle>: ViewModifier {
  typealias Body = Never
  let style: S

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.passEnvironment(to: content, memo: style) { $0.labelStyles.append(style) }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}
