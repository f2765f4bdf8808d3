/// The look of buttons that press as all do.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
nonisolated public struct ButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: View {
    public typealias Body = Never
    let view: any View
    @MainActor public func _update(in node: _ViewNode) {
      node.role = .passthrough
      node.updateChildren { $0.add(view, key: .index(0)) }
    }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// The look and the touch of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style of the primitive kind sees it.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: View {
    public typealias Body = Never
    let view: any View
    @MainActor public func _update(in node: _ViewNode) {
      node.role = .passthrough
      node.updateChildren { $0.add(view, key: .index(0)) }
    }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

extension EnvironmentValues {
  /// A style of either kind.
  enum ButtonStyleChoice {
    case plain(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }

  /// Outermost first; a style's own body sees those outside of it.
  @Entry var buttonStyles: [ButtonStyleChoice] = []
  @Entry var buttonBorderShape = ButtonBorderShape.automatic
  @Entry var buttonSizing = ButtonSizing.automatic
}

nonisolated struct ButtonStyleModifier: ViewModifier {
  typealias Body = Never
  let choice: EnvironmentValues.ButtonStyleChoice

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    // A style may hold anything, so a new value is a new environment.
    node.role = .passthrough
    var environment = node.environment
    environment.buttonStyles.append(choice)
    node.updateChildren { $0.add(content, key: .index(0), environment: environment) }
  }
}

/// How a button takes the room it is offered.
public struct ButtonSizing: Hashable, Sendable {
  private let raw: Int
  public static let automatic = ButtonSizing(raw: 0)
  /// As wide as it may be.
  public static let flexible = ButtonSizing(raw: 1)
  /// As wide as its label.
  public static let fitted = ButtonSizing(raw: 2)
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(choice: .plain(style)))
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(choice: .primitive(style)))
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
  nonisolated public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
}
