import DisplayList

/// One of the levels of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    ForegroundLevels.resolve(level, in: context)
  }

  /// How opaque a level of a colour is (T): half for secondary, then halves again.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a given style: `.red.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    base._resolve(in: context).multiplyingAlpha(by: HierarchicalShapeStyle.opacities[level])
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    base._resolve(in: context).multiplyingAlpha(by: min(max(opacity, 0), 1))
  }
}

/// The colour of labels without a style of their own, whatever style is around.
struct GlassLabelStyle: ShapeStyle {
  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var plain = context
    plain.foreground = nil
    return ForegroundLevels.resolve(0, in: plain)
  }
}

/// The foreground of a part of the tree, by level.
struct ForegroundLevels: Sendable {
  var styles: [AnyShapeStyle]

  /// The paint of a level: the one given for it, else the last given one faded.
  static func resolve(_ level: Int, in context: _StyleContext) -> _ResolvedStyle {
    guard let levels = context.foreground, let last = levels.styles.indices.last else {
      let isDark = context.environment.colorScheme == .dark
      guard context.environment.isOnAdaptiveGlass else {
        return .color(label(level, isDark: isDark))
      }
      var onDark = label(level, isDark: true)
      if level == 0 { onDark.alpha = GlassLabel.lightOpacity }
      return .glassLabel(
        GlassLabel(onLight: label(level, isDark: false), onDark: onDark, isDark: isDark))
    }
    var outer = context
    outer.foreground = nil
    if level <= last { return levels.styles[level]._resolve(in: outer) }
    let faded = HierarchicalShapeStyle.opacities[level] / HierarchicalShapeStyle.opacities[last]
    return levels.styles[last]._resolve(in: outer).multiplyingAlpha(by: faded)
  }

  /// The system's label colours.
  private static func label(_ level: Int, isDark: Bool) -> RGBA {
    if level == 0 { return isDark ? .white : .black }
    let opacity = [1, 0.6, 0.3, isDark ? 0.16 : 0.18, 0.1][level]
    return isDark
      ? RGBA(235 / 255, 235 / 255, 245 / 255, opacity) : RGBA(60 / 255, 60 / 255, 67 / 255, opacity)
  }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    ForegroundLevels.resolve(0, in: context)
  }
}

/// The background of the surroundings: white, or black in dark.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    if let style = context.environment.backgroundStyle { return style._resolve(in: context) }
    return .color(context.environment.colorScheme == .dark ? .black : .white)
  }
}

/// The tint colour.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    if let tint = context.environment.tint {
      var outer = context
      outer.foreground = nil
      return tint._resolve(in: outer)
    }
    return .color(AccentColor.rgba(in: context.environment))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
