import SwiftUI

/// The colours of a solid button, enabled and disabled.
struct SolidPalette {
  struct Colours {
    var ground: AnyShapeStyle
    var ink: AnyShapeStyle
    var edge: AnyShapeStyle = AnyShapeStyle(.clear)
  }

  var enabled: Colours
  var disabled = Colours(
    ground: AnyShapeStyle(.gray.opacity(0.35)), ink: AnyShapeStyle(.white.opacity(0.9)))

  private static let ink = AdaptiveColor(
    light: Color(red: 0.09, green: 0.1, blue: 0.13), dark: Color(white: 0.95))
  private static let paper = AdaptiveColor(
    light: .white, dark: Color(red: 0.09, green: 0.1, blue: 0.13))

  static let primary = SolidPalette(
    enabled: Colours(ground: AnyShapeStyle(ink), ink: AnyShapeStyle(paper)))

  static let outline = SolidPalette(
    enabled: Colours(
      ground: AnyShapeStyle(.clear), ink: AnyShapeStyle(ink), edge: AnyShapeStyle(ink)),
    disabled: Colours(
      ground: AnyShapeStyle(.clear), ink: AnyShapeStyle(.gray.opacity(0.7)),
      edge: AnyShapeStyle(.gray.opacity(0.5))))

  static let destructive = SolidPalette(
    enabled: Colours(ground: AnyShapeStyle(.red), ink: AnyShapeStyle(.white)))
}
