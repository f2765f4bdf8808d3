import DisplayList

/// One or more lines of text.
nonisolated public struct Text: Equatable, Sendable {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A change of letter case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Lines and patterns under and through text.
  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()
    public init() {}
  }

  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case image(Image)
    case joined([Text])
  }

  enum Trait: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case italic(Bool)
    case style(ColorBox)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)
    case monospacedDigit
  }

  /// A style compared by what it is made of.
  struct ColorBox: Equatable, Sendable {
    let style: AnyShapeStyle?
    static func == (a: ColorBox, b: ColorBox) -> Bool {
      switch (a.style?.style, b.style?.style) {
      case (nil, nil): true
      case (let a as Color, let b as Color): a == b
      case (let a as HierarchicalShapeStyle, let b as HierarchicalShapeStyle): a == b
      default: false
      }
    }
  }

  let storage: Storage
  private(set) var traits: [Trait] = []

  init(_ storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .verbatim(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  public init(_ image: Image) { storage = .image(image) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  public static func + (a: Text, b: Text) -> Text { Text(.joined([a, b])) }

  func adding(_ trait: Trait) -> Text {
    var text = self
    text.traits.append(trait)
    return text
  }

  /// The words alone.
  var plainString: String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): key.string
    case .image: ""
    case .joined(let texts): texts.map(\.plainString).joined()
    }
  }

  /// The spans in an environment; outer traits first, so that inner ones win.
  ///
  /// - Parameter symbols: which symbols there are.
  func spans(
    in environment: EnvironmentValues, symbols: SymbolNames = SymbolNames()
  ) -> [TextSpec.Span] {
    var environment = environment
    var color: RGBA?
    collect(&environment, color: &color)
    return spans(environment, color, symbols)
  }

  private func collect(_ environment: inout EnvironmentValues, color: inout RGBA?) {
    for trait in traits {
      switch trait {
      case .font(let font): if let font { environment.font = font }
      case .weight(let weight): environment.fontWeight = weight
      case .design(let design): environment.fontDesign = design
      case .italic(let isOn): environment.isItalic = isOn
      case .style(let box):
        color = box.style.map { $0._resolve(in: _StyleContext(environment)).color }
      case .kerning(let value): environment.kerning = value
      case .tracking(let value): environment.tracking = value
      case .baselineOffset(let value): environment.baselineOffset = value
      case .underline(let isOn): environment.isUnderlined = isOn
      case .strikethrough(let isOn): environment.isStruckThrough = isOn
      case .monospacedDigit: environment.hasMonospacedDigits = true
      }
    }
  }

  private func spans(
    _ environment: EnvironmentValues, _ color: RGBA?, _ symbols: SymbolNames
  ) -> [TextSpec.Span] {
    func span(_ content: TextSpec.Span.Content) -> TextSpec.Span {
      TextSpec.Span(
        content, font: (environment.font ?? .body).spec(in: environment), color: color,
        kerning: environment.kerning, tracking: environment.tracking,
        baselineOffset: environment.baselineOffset, isUnderlined: environment.isUnderlined,
        isStruckThrough: environment.isStruckThrough)
    }
    func nested(_ texts: [Text]) -> [TextSpec.Span] {
      texts.flatMap { text in
        var inner = environment
        var innerColor = color
        text.collect(&inner, color: &innerColor)
        return text.spans(inner, innerColor, symbols)
      }
    }
    switch storage {
    case .verbatim(let string):
      let cased =
        switch environment.textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
      return cased.isEmpty ? [] : [span(.string(cased))]
    case .image(let image):
      guard
        let symbol = image.symbolSpec(
          in: environment, isOwn: image.isNamed(symbols.isOwn), exists: symbols.exists)
      else { return [] }
      var result = span(.symbol(symbol))
      if symbol.renderingMode != .monochrome {
        let primary =
          color.map { .color($0) } ?? ForegroundLevels.resolve(0, in: _StyleContext(environment))
        let others = SymbolPaints.others(
          symbol.renderingMode, primary: primary, in: environment)
        result.symbolColors = ([primary] + others).map(\.color)
      }
      return [result]
    case .key(let key): return nested(key.texts)
    case .joined(let texts): return nested(texts)
    }
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public func bold() -> Text { adding(.weight(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(ColorBox(style: color.map { AnyShapeStyle($0) })))
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(ColorBox(style: AnyShapeStyle(style))))
  }
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle = .single, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive))
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle = .single, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive))
  }
}

extension Text: View {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.leaf({ TextItem($0) }) { $0.update(self) }
  }
}

/// How lines of different width line up.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
