import DisplayList

/// Whether the colours of symbols are even or shaded.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case flat, gradient }
  let kind: Kind
  /// One colour all over.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Lighter at the top.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)

  /// How much white the top of a shaded colour takes. T
  private static let lightness = 0.3

  /// A style as this mode draws it; gradients stay as they are.
  func shaded(_ style: _ResolvedStyle) -> _ResolvedStyle {
    guard kind == .gradient, case .color(let color) = style else { return style }
    func lighter(_ v: Double) -> Double { v + (1 - v) * Self.lightness }
    let top = RGBA(lighter(color.red), lighter(color.green), lighter(color.blue), color.alpha)
    return .gradient(
      _ResolvedStyle.GradientPaint(
        stops: [.init(color: top, location: 0), .init(color: color, location: 1)],
        geometry: .linear(.top, .bottom)))
  }
}

/// How a symbol shows an amount.
public struct SymbolVariableValueMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case color, draw }
  let kind: Kind
  /// Layers beyond the amount are faint.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// Lines are drawn as far as the amount goes, one after the other.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

extension EnvironmentValues {
  @Entry var symbolColorRenderingMode: SymbolColorRenderingMode?
  @Entry var symbolVariableValueMode: SymbolVariableValueMode?
}

extension View {
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var image = self
    image.colorMode = mode
    return image
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var image = self
    image.amountMode = mode
    return image
  }
}
