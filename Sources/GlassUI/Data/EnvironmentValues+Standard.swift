/// The look of the surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How far apart colours are asked to be.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension EnvironmentValues {
  @Entry public var isEnabled = true
  @Entry public var colorScheme = ColorScheme.light
  @Entry public var colorSchemeContrast = ColorSchemeContrast.standard
  @Entry public var layoutDirection = LayoutDirection.leftToRight
  @Entry public var displayScale: CGFloat = 1
  @Entry public var controlSize = ControlSize.regular
  @Entry public var locale = Locale(identifier: "en_US")
  @Entry public var calendar = Calendar(identifier: .gregorian)
  @Entry public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  @Entry public var accessibilityReduceMotion = false
  @Entry public var accessibilityReduceTransparency = false
  @Entry public var accessibilityDifferentiateWithoutColor = false
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  @Entry public var scenePhase = ScenePhase.active
  @Entry public var isFocused = false

  public var pixelLength: CGFloat { 1 / displayScale }

  @Entry var tint: AnyShapeStyle?
  @Entry var foregroundStyle: ForegroundLevels?
  @Entry var backgroundStyle: AnyShapeStyle?
  @Entry var containerShape: ContainerShapeReference?
  @Entry package var isWindowActive = true
}
