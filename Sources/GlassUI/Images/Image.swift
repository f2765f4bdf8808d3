import DisplayList

/// A picture or a symbol.
nonisolated public struct Image: Equatable, Sendable {
  /// The size of a symbol beside its text.
  public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }
  /// Whether a picture is drawn as it is, or as a stencil in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How good a scaled picture is made.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source: Equatable, Sendable {
    case named(String)
    case system(String, value: Double?)
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var label: String?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolationQuality = Interpolation.medium
  var symbolMode: SymbolRenderingMode?
  var colorMode: SymbolColorRenderingMode?
  var amountMode: SymbolVariableValueMode?

  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainString
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }
  public init(systemName: String) { source = .system(systemName, value: nil) }
  public init(systemName: String, variableValue: Double?) {
    source = .system(systemName, value: variableValue)
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  public func resizable() -> Image {
    resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = mode }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationQuality = interpolation }
  }
  /// Differences from SwiftUI: pictures are always smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// Whether the picture's name is one of those.
  func isNamed(_ matches: (String) -> Bool) -> Bool {
    if case .named(let name) = source { return matches(name) }
    return false
  }

  /// The symbol at the size, weight and scale of its surroundings; `nil` for a picture.
  ///
  /// - Parameters:
  ///   - isOwn: Whether a name alone is that of a user's own symbol.
  ///   - exists: Whether there is a symbol of a name: variants it does not come in are left out.
  func symbolSpec(
    in environment: EnvironmentValues, isOwn: Bool = false,
    exists: (String) -> Bool = { _ in true }
  ) -> SymbolSpec? {
    let (symbol, value): (String, Double?)
    switch source {
    case .system(let name, let amount):
      (symbol, value) = (environment.symbolVariants.apply(to: name, exists: exists), amount)
    case .named(let name) where isOwn: (symbol, value) = (name, nil)
    case .named: return nil
    }
    let font = (environment.font ?? .body).spec(in: environment)
    let scale: SymbolSpec.Scale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    var spec = SymbolSpec(
      name: symbol, pointSize: font.size, weight: font.weight,
      scale: scale,
      renderingMode: renderingMode(in: environment),
      variableValue: value.map { $0.isNaN ? 0 : min(max($0, 0), 1) })
    spec.drawsAmount =
      (amountMode ?? environment.symbolVariableValueMode)?.kind == .draw && value != nil
    spec.isMirrored =
      environment.layoutDirection == .rightToLeft && Self.followsReading(symbol)
    return spec
  }

  /// Whether a symbol points along or against the direction of reading: its name says so after the
  /// word for what it is, unlike `forward` and `backward` of players.
  private static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains {
      ["forward", "backward", "leading", "trailing"].contains($0)
    }
  }

  /// The mode asked for; an original has its own colours, several foreground styles make a palette.
  private func renderingMode(in environment: EnvironmentValues) -> SymbolSpec.RenderingMode {
    if let mode = symbolMode ?? environment.symbolRenderingMode { return mode.spec }
    if renderingMode == .original { return .multicolor }
    return (environment.foregroundStyle?.styles.count ?? 0) > 1 ? .palette : .monochrome
  }
}

extension Image: View {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    switch source {
    case .system: node.leaf({ SymbolItem($0) }) { $0.update(self) }
    case .named(let name) where node.graph.measurer.hasOwnSymbol(name):
      node.leaf({ SymbolItem($0) }) { $0.update(self) }
    case .named(let name): node.leaf({ PictureItem($0) }) { $0.update(self, name: name) }
    }
  }
}

/// In how many colours a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  let spec: SymbolSpec.RenderingMode
  public static let monochrome = SymbolRenderingMode(spec: .monochrome)
  public static let hierarchical = SymbolRenderingMode(spec: .hierarchical)
  public static let palette = SymbolRenderingMode(spec: .palette)
  public static let multicolor = SymbolRenderingMode(spec: .multicolor)
}

/// Forms of a symbol by the parts of its name.
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String]
  public static let none = SymbolVariants(parts: [])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])
  public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
  public var slash: SymbolVariants { SymbolVariants(parts: ["slash"] + parts) }
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  /// The name with the variants that it lacks and that there is a symbol for.
  func apply(to name: String, exists: (String) -> Bool) -> String {
    let own = name.split(separator: ".").map(String.init)
    return parts.reduce(name) { name, part in
      let varied = "\(name).\(part)"
      return own.contains(part) || !exists(varied) ? name : varied
    }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(parts: $0.parts + variant.parts)
    }
  }
}
