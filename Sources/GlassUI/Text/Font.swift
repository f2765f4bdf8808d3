import DisplayList

/// A font, resolved in the environment it is used in.
nonisolated public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let spec: FontSpec.Weight
    public static let ultraLight = Weight(spec: .ultraLight)
    public static let thin = Weight(spec: .thin)
    public static let light = Weight(spec: .light)
    public static let regular = Weight(spec: .regular)
    public static let medium = Weight(spec: .medium)
    public static let semibold = Weight(spec: .semibold)
    public static let bold = Weight(spec: .bold)
    public static let heavy = Weight(spec: .heavy)
    public static let black = Weight(spec: .black)
  }

  /// How wide the letters are.
  ///
  /// Differences from SwiftUI: every width is drawn as the standard one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The kind of face.
  public enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }

  /// The distance between lines.
  ///
  /// Differences from SwiftUI: tight lines are as far apart as standard ones.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// What it adds between lines, in ems. T
    var spacing: CGFloat { self == .loose ? 0.12 : 0 }
  }

  /// What a text is for: its size follows the reader's setting.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var chosenWeight: Weight?
  var chosenDesign: Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var scaling: CGFloat = 1
  var lineLeading = Leading.standard

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.fixed(size.isFinite ? max(0, size) : 0))
    font.chosenWeight = weight
    font.chosenDesign = design
    return font
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.chosenWeight = weight
    font.chosenDesign = design
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: style))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.chosenWeight = weight } }
  public func width(_ width: Width) -> Font { self }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.chosenDesign = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
  public func leading(_ leading: Leading) -> Font { with { $0.lineLeading = leading } }
  public func scaled(by factor: CGFloat) -> Font { with { $0.scaling *= factor } }

  func spec(in environment: EnvironmentValues) -> FontSpec {
    let type = environment.dynamicTypeSize
    var size: CGFloat
    var weight = Weight.regular
    var family: String?
    switch base {
    case .style(let style):
      size = TypeScale.size(of: style, at: type)
      if style == .headline { weight = .semibold }
    case .fixed(let fixed): size = fixed
    case .custom(let name, let fixed, let style):
      size = fixed
      if let style {
        size *= TypeScale.size(of: style, at: type) / TypeScale.size(of: style, at: .large)
      }
      family = name
    }
    size *= scaling
    let design: FontSpec.Design =
      switch environment.fontDesign ?? chosenDesign ?? .default {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    return FontSpec(
      size: size, weight: (environment.fontWeight ?? chosenWeight ?? weight).spec, design: design,
      isItalic: isItalic || environment.isItalic,
      hasMonospacedDigits: hasMonospacedDigits
        || environment.hasMonospacedDigits, hasSmallCaps: hasSmallCaps, family: family)
  }
}

/// The reader's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// Sizes of text styles by the reader's setting, in points; iOS's published table.
enum TypeScale {
  static func size(of style: Font.TextStyle, at type: DynamicTypeSize) -> CGFloat {
    let row: [CGFloat] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return row[type.rawValue]
  }
}

extension EnvironmentValues {
  @Entry public var font: Font?
  @Entry public var dynamicTypeSize = DynamicTypeSize.large
  @Entry public var lineLimit: Int?
  @Entry public var lineSpacing: CGFloat = 0
  @Entry public var multilineTextAlignment = TextAlignment.leading
  @Entry public var truncationMode = Text.TruncationMode.tail
  @Entry public var minimumScaleFactor: CGFloat = 1
  @Entry public var allowsTightening = false
  @Entry public var imageScale = Image.Scale.medium
  @Entry public var textCase: Text.Case?
  @Entry public var symbolVariants = SymbolVariants.none
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  @Entry var reservesLines = false
  @Entry var fontWeight: Font.Weight?
  @Entry var fontDesign: Font.Design?
  @Entry var isItalic = false
  @Entry var hasMonospacedDigits = false
  @Entry var isUnderlined = false
  @Entry var isStruckThrough = false
  @Entry var kerning: CGFloat = 0
  @Entry var tracking: CGFloat = 0
  @Entry var baselineOffset: CGFloat = 0
}
