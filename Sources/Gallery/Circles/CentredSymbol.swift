import SwiftUI

/// An icon on the baseline of a circle that is never drawn.
///
/// The circle gives every icon the same frame and the same baseline, so that what is around the
/// icon no longer depends on its badges.
struct CentredSymbol<Icon: View>: View {
  @ViewBuilder let icon: Icon

  var body: some View {
    Image(systemName: "circle")
      .hidden()
      .overlay(alignment: .centerFirstTextBaseline) { icon }
  }
}

/// Shows the icon alone, centred by its baseline in a square.
struct CentredIconStyle: LabelStyle {
  /// The side of the square, in points.
  var length: CGFloat = 60

  func makeBody(configuration: Configuration) -> some View {
    CentredSymbol { configuration.icon }
      .frame(width: length, height: length)
  }
}

/// A round glass button whose icon is centred by its baseline.
struct CentredGlassStyle: ButtonStyle {
  /// The diameter, in points.
  var length: CGFloat = 60

  func makeBody(configuration: Configuration) -> some View {
    CentredSymbol { configuration.label.labelStyle(.iconOnly) }
      .frame(width: length, height: length)
      .glassEffect(.regular.interactive(), in: .circle)
  }
}
