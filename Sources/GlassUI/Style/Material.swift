import DisplayList

/// A background that lets some of what is behind it through.
///
/// Differences from SwiftUI: a translucent colour; what is behind is not blurred.
public struct Material: ShapeStyle, Hashable {
  let opacity: Double
  public static let ultraThin = Material(opacity: 0.44)
  public static let thin = Material(opacity: 0.58)
  public static let regular = Material(opacity: 0.72)
  public static let thick = Material(opacity: 0.84)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.8)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.environment.colorScheme == .dark
      ? .color(RGBA(0.14, 0.14, 0.15, opacity)) : .color(RGBA(0.97, 0.97, 0.98, opacity))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
