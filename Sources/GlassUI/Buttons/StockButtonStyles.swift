import DisplayList

/// The surroundings' choice: the label in the accent colour, as on iOS.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

/// The label on a faint ground of the accent colour.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: false), configuration: configuration)
  }
}

/// The label on a ground of the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: true), configuration: configuration)
  }
}

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: GlassLook(glass: glass, isProminent: false), configuration: configuration)
  }
}

/// The label on glass in the accent colour.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: GlassLook(glass: .regular, isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { .init() }
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// Numbers of the stock styles.
enum ButtonMetrics {
  /// Opacity of a plain label, pressed and disabled (O).
  static let pressedOpacity = 0.75
  static let disabledOpacity = 0.5
  /// Opacity of a borderless label while it is pressed. T
  static let borderlessPressedOpacity = 0.3

  /// Padding around a label by control size, in points (T): gives 34 and 50 with body text.
  static func padding(_ size: ControlSize) -> EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (4, 10)
      case .regular: (7, 12)
      case .large: (15, 20)
      case .extraLarge: (18, 24)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        isEnabled
          ? AnyShapeStyle(
            configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
          : AnyShapeStyle(
            Color(
              .adaptive(
                light: RGBA(60 / 255, 60 / 255, 67 / 255, 0.3),
                dark: RGBA(235 / 255, 235 / 255, 245 / 255, 0.3))))
      )
      .opacity(configuration.isPressed ? ButtonMetrics.borderlessPressedOpacity : 1)
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(
        !isEnabled
          ? ButtonMetrics.disabledOpacity
          : configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonSizing) private var sizing

  /// How much of the tint the ground of a bordered button has. T
  private static let groundOpacity = 0.15

  func makeBody(configuration: Configuration) -> some View {
    let color: AnyShapeStyle =
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    configuration.label
      .foregroundStyle(
        isProminent
          ? (isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
          : (isEnabled ? color : AnyShapeStyle(.tertiary))
      )
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(ButtonMetrics.padding(controlSize))
      .background(
        isEnabled
          ? (isProminent ? color : AnyShapeStyle(color.opacity(Self.groundOpacity)))
          : AnyShapeStyle(Color.gray.opacity(0.2)),
        in: ButtonBorderShape.buttonBorder
      )
      .contentShape(ButtonBorderShape.buttonBorder)
      .opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(foreground(configuration.role))
      .opacity(isEnabled ? 1 : GlassLabel.disabledOpacity)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(ButtonMetrics.padding(controlSize))
      .glassEffect(effective, in: ButtonBorderShape.buttonBorder)
  }

  private var effective: Glass {
    let base = glass.interactive()
    guard isProminent, isEnabled else { return base }
    return base.tint(accent)
  }

  private var accent: Color { Color(.fixed(AccentColor.rgba(in: environment))) }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    // On the tint, black or white follows from the glass, whatever style is around the button.
    if isProminent, isEnabled { return AnyShapeStyle(GlassLabelStyle()) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}
