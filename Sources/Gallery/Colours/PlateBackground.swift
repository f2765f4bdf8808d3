import SwiftUI

/// A calm ground with some colour in it, so that glass has something to bend.
struct PlateBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Rectangle().fill(base)
      Rectangle().fill(bloom(first, at: UnitPoint(x: 0.08, y: 0)))
      Rectangle().fill(bloom(second, at: UnitPoint(x: 0.95, y: 0.15)))
      Rectangle().fill(bloom(third, at: UnitPoint(x: 0.55, y: 1.1)))
    }
  }

  private var isDark: Bool { colorScheme == .dark }

  private var base: Color {
    isDark
      ? Color(red: 0.13, green: 0.14, blue: 0.19) : Color(red: 0.925, green: 0.937, blue: 0.965)
  }
  private var first: Color {
    isDark ? Color(red: 0.2, green: 0.3, blue: 0.55) : Color(red: 0.68, green: 0.82, blue: 1)
  }
  private var second: Color {
    isDark ? Color(red: 0.42, green: 0.2, blue: 0.42) : Color(red: 1, green: 0.78, blue: 0.83)
  }
  private var third: Color {
    isDark ? Color(red: 0.1, green: 0.34, blue: 0.34) : Color(red: 0.75, green: 0.93, blue: 0.85)
  }

  private func bloom(_ color: Color, at center: UnitPoint) -> RadialGradient {
    RadialGradient(
      colors: [color, color.opacity(0)], center: center, startRadius: 0, endRadius: 240)
  }
}

#Preview("Plate", traits: .fixedLayout(width: 360, height: 120)) { PlateBackground() }
