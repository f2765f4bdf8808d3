import SwiftUI

/// A flat button in the colours of a palette.
struct SolidButtonStyle: ButtonStyle {
  var palette = SolidPalette.primary
  var cornerRadius: CGFloat = 12

  func makeBody(configuration: Configuration) -> some View {
    SolidLook(
      palette: palette, cornerRadius: cornerRadius, isPressed: configuration.isPressed
    ) {
      configuration.label
    }
  }
}

extension ButtonStyle where Self == SolidButtonStyle {
  static var solid: SolidButtonStyle { SolidButtonStyle() }
  static var outline: SolidButtonStyle { SolidButtonStyle(palette: .outline) }
  static var destructive: SolidButtonStyle { SolidButtonStyle(palette: .destructive) }
  /// Round where the label is as wide as it is high.
  static var round: SolidButtonStyle { SolidButtonStyle(cornerRadius: 999) }
}

/// What the style draws, also for a button that nobody presses.
struct SolidLook<Label: View>: View {
  let palette: SolidPalette
  let cornerRadius: CGFloat
  let isPressed: Bool
  @ViewBuilder let label: Label

  @Environment(\.isEnabled) private var isEnabled

  private var colours: SolidPalette.Colours { isEnabled ? palette.enabled : palette.disabled }
  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }

  var body: some View {
    label
      .font(.body.weight(.semibold))
      .foregroundStyle(colours.ink)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .frame(minWidth: 42, minHeight: 42)
      .background(colours.ground, in: shape)
      .overlay { shape.strokeBorder(colours.edge, lineWidth: 1.5) }
      .contentShape(shape)
      .opacity(isPressed ? 0.7 : 1)
      .scaleEffect(isPressed ? 0.96 : 1)
      .animation(.snappy(duration: 0.2), value: isPressed)
  }
}
