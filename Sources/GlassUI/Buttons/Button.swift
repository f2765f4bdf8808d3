/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
  private init(name: String) { self.name = name }
  var description: String { name }
}

/// A control that runs an action.
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  @MainActor public func _update(in node: _ViewNode) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: label), action: action)
    node.role = .passthrough
    let styles = node.environment.buttonStyles
    let inner = node.changedEnvironment(memo: styles.count) {
      $0.buttonStyles = Array(styles.dropLast())
    }
    node.updateChildren { children in
      switch styles.last {
      case .primitive(let style):
        children.add(
          PrimitiveButtonBody(style: style, configuration: configuration), key: .index(0),
          environment: inner)
      case .plain(let style):
        children.add(
          PressableButton(style: style, configuration: configuration), key: .index(0),
          environment: inner)
      case nil:
        children.add(
          PrimitiveButtonBody(style: DefaultButtonStyle(), configuration: configuration),
          key: .index(0), environment: inner)
      }
    }
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == GlassUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: GlassUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: GlassUI.Label(title, systemImage: systemImage))
  }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: GlassUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: GlassUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style of the primitive kind was asked to draw.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
