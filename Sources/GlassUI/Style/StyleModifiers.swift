extension View {
  /// Sets the foreground of what is below.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor.map { AnyShapeStyle($0) })
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }

  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
}

/// Sets the foreground; a hierarchical style refers to the one outside.
nonisolated struct ForegroundModifier: ViewModifier {
  typealias Body = Never
  let styles: [AnyShapeStyle]

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let outer = node.environment.foregroundStyle
    let levels = styles.map { style in
      guard let level = style.style as? HierarchicalShapeStyle else { return style }
      return AnyShapeStyle(OuterLevelStyle(outer: outer, level: level.level))
    }
    // Styles hold no identity to compare by, so a new value is a new environment.
    node.role = .passthrough
    var environment = node.environment
    environment.foregroundStyle = styles.isEmpty ? nil : ForegroundLevels(styles: levels)
    node.updateChildren { $0.add(content, key: .index(0), environment: environment) }
  }
}

/// A level of the foreground outside of the modifier that set it.
private struct OuterLevelStyle: ShapeStyle {
  let outer: ForegroundLevels?
  let level: Int

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var context = context
    context.foreground = outer
    return ForegroundLevels.resolve(level, in: context)
  }
}
