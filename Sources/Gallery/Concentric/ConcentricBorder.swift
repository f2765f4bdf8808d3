import SwiftUI

extension View {
  /// Gives buttons corners that are concentric with the container’s.
  ///
  /// - Parameter minimum: The radius far away from any corner, in points.
  func concentricButtons(minimum: CGFloat = 0) -> some View {
    modifier(ConcentricBorder(minimum: minimum))
  }
}

/// Reads the radius that a button’s place asks for, and hands it to the button’s border shape.
private struct ConcentricBorder: ViewModifier {
  let minimum: CGFloat
  @State private var radius: CGFloat?

  func body(content: Content) -> some View {
    content
      .buttonBorderShape(.roundedRectangle(radius: max(radius ?? 0, minimum)))
      .onGeometryChange(for: CGFloat?.self) { geometry in
        geometry.concentricCornerRadii?.largest
      } action: { largest in
        radius = largest
      }
  }
}

extension RectangleCornerRadii {
  /// The radius of the roundest corner, in points.
  nonisolated var largest: CGFloat {
    max(topLeading, topTrailing, bottomLeading, bottomTrailing)
  }
}
