import SwiftUI

/// The icon alone in a square, and nothing behind it.
struct SquareStyle: ButtonStyle {
  /// The side of the square, in points.
  var length: CGFloat = 60

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .frame(width: length, height: length)
  }
}

/// A round glass button whose icon is centred by its frame: badges push it off.
struct SquareGlassStyle: ButtonStyle {
  /// The diameter, in points.
  var length: CGFloat = 60

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .frame(width: length, height: length)
      .glassEffect(.regular.interactive(), in: .circle)
  }
}

/// Glass behind the label in whichever border shape the surroundings ask for.
struct BorderShapeStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .glassEffect(.regular.interactive(), in: ButtonBorderShape.buttonBorder)
  }
}
