import SwiftUI

/// A colour for light surroundings and one for dark.
struct AdaptiveColor: ShapeStyle {
  let light: Color
  let dark: Color

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? dark : light
  }
}

extension ShapeStyle where Self == AdaptiveColor {
  /// Behind everything.
  static var desk: AdaptiveColor {
    AdaptiveColor(
      light: Color(red: 0.918, green: 0.925, blue: 0.941),
      dark: Color(red: 0.055, green: 0.059, blue: 0.071))
  }

  /// What screens are written on.
  static var page: AdaptiveColor {
    AdaptiveColor(
      light: Color(red: 0.988, green: 0.988, blue: 0.992),
      dark: Color(red: 0.098, green: 0.102, blue: 0.118))
  }

  /// The ground of a small control.
  static var well: AdaptiveColor {
    AdaptiveColor(light: .black.opacity(0.06), dark: .white.opacity(0.09))
  }

  /// What is chosen in a well.
  static var raised: AdaptiveColor {
    AdaptiveColor(light: .white, dark: .white.opacity(0.2))
  }
}
