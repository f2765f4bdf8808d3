import DisplayList

/// A colour, resolved in the environment it is used in.
nonisolated public struct Color: Hashable, Sendable {
  /// The colour spaces that components may be given in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  indirect enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case primary
    case secondary
    case accent
    case faded(Color, Double)
    case mixed(Color, Color, Double)
    case named(String)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func encode(_ v: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return v }
      return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    storage = .fixed(
      RGBA(
        Color.clamped(encode(red)), Color.clamped(encode(green)), Color.clamped(encode(blue)),
        Color.clamped(opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of an asset catalog by name.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  private static func clamped(_ v: Double) -> Double { v.isFinite ? min(max(v, 0), 1) : 0 }

  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, Color.clamped(opacity)))
  }

  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mixed(self, rhs, Color.clamped(fraction)))
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let isDark = environment.colorScheme == .dark
    switch storage {
    case .fixed(let color): return color
    case .adaptive(let light, let dark): return isDark ? dark : light
    case .primary: return isDark ? .white : .black
    case .secondary:
      return isDark
        ? RGBA(235 / 255, 235 / 255, 245 / 255, 0.6) : RGBA(60 / 255, 60 / 255, 67 / 255, 0.6)
    case .accent: return AccentColor.rgba(in: environment)
    case .faded(let color, let opacity):
      return color.rgba(in: environment).multiplyingAlpha(by: opacity)
    case .mixed(let a, let b, let t):
      let (a, b) = (a.rgba(in: environment), b.rgba(in: environment))
      return RGBA(
        a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
        a.blue + (b.blue - a.blue) * t, a.alpha + (b.alpha - a.alpha) * t)
    case .named(let name):
      if let color = environment.namedColors(name) { return isDark ? color.dark : color.light }
      return RGBA(1, 0, 1)
    }
  }
}

extension Color: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(rgba(in: context.environment))
  }
}

extension Color {
  private static func system(_ light: (Double, Double, Double), _ dark: (Double, Double, Double))
    -> Color
  {
    Color(
      .adaptive(
        light: RGBA(light.0 / 255, light.1 / 255, light.2 / 255),
        dark: RGBA(dark.0 / 255, dark.1 / 255, dark.2 / 255)))
  }

  // The system colours of iOS 26, light and dark.
  public static let red = system((255, 56, 60), (255, 66, 69))
  public static let orange = system((255, 141, 40), (255, 146, 48))
  public static let yellow = system((255, 204, 0), (255, 214, 0))
  public static let green = system((52, 199, 89), (48, 209, 88))
  public static let mint = system((0, 200, 179), (0, 218, 195))
  public static let teal = system((0, 195, 208), (0, 210, 224))
  public static let cyan = system((0, 192, 232), (60, 211, 254))
  public static let blue = system((0, 136, 255), (0, 145, 255))
  public static let indigo = system((97, 85, 245), (109, 124, 255))
  public static let purple = system((203, 48, 224), (219, 52, 242))
  public static let pink = system((255, 45, 85), (255, 55, 95))
  public static let brown = system((172, 127, 94), (183, 138, 102))
  public static let gray = system((142, 142, 147), (142, 142, 147))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// The colour of what can be acted on: the tint, else blue.
enum AccentColor {
  static func rgba(in environment: EnvironmentValues) -> RGBA {
    if let tint = environment.tint {
      var context = _StyleContext(environment)
      context.foreground = nil
      return tint._resolve(in: context).color
    }
    return Color.blue.rgba(in: environment)
  }
}

/// A colour of an asset catalog in its two appearances.
public struct _NamedColor: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }
}

extension EnvironmentValues {
  /// Finds colours by name, as the session's asset catalogs hold them.
  @Entry package var namedColors: @Sendable (String) -> _NamedColor? = { _ in nil }
}
