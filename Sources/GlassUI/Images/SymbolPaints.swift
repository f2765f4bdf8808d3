import DisplayList

/// What the levels of a symbol are painted with, primary first, and after them the colours of a
/// multicolor one.
enum SymbolPaints {
  /// The styles of all levels but the primary one, whose style is `primary`.
  static func others(
    _ mode: SymbolSpec.RenderingMode, primary: _ResolvedStyle, in environment: EnvironmentValues
  ) -> [_ResolvedStyle] {
    switch mode {
    case .monochrome: []
    case .hierarchical: hierarchy(primary, environment)
    case .palette: palette(environment)
    case .multicolor: hierarchy(primary, environment) + colors(in: environment)
    }
  }

  /// One style, more transparent with each level, however many are given.
  private static func hierarchy(
    _ primary: _ResolvedStyle, _ environment: EnvironmentValues
  ) -> [_ResolvedStyle] {
    (1..<SymbolColor.levels).map { level in
      environment.foregroundStyle == nil
        ? ForegroundLevels.resolve(level, in: _StyleContext(environment))
        : primary.multiplyingAlpha(by: HierarchicalShapeStyle.opacities[level])
    }
  }

  /// The styles given; of two, the second goes for the third level too.
  private static func palette(_ environment: EnvironmentValues) -> [_ResolvedStyle] {
    let count = environment.foregroundStyle?.styles.count ?? 1
    return (1..<SymbolColor.levels).map { level in
      ForegroundLevels.resolve(
        count > 1 ? min(level, count - 1) : level, in: _StyleContext(environment))
    }
  }

  private static func colors(in environment: EnvironmentValues) -> [_ResolvedStyle] {
    SymbolColor.allCases.map { .color($0.color.rgba(in: environment)) }
  }
}

extension SymbolColor {
  /// The system colour of this name.
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .white: .white
    case .black: .black
    }
  }
}
