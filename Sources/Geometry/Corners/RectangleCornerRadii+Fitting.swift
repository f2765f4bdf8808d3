import Foundation

extension RectangleCornerRadii {
  /// The radii as a rectangle of a size can have them.
  ///
  /// Negative radii count as 0. Where two that share a side are longer than the side, all four are
  /// scaled by one factor, so that the shape keeps its character (the rule of CSS).
  package func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let radii = map(\.finiteLength)
    let (width, height) = (size.width.finiteLength, size.height.finiteLength)
    // In pairs: `min` of more than three makes an array, for every shape of every frame.
    let factor = min(
      min(
        Self.factor(width, radii.topLeading, radii.topTrailing),
        Self.factor(width, radii.bottomLeading, radii.bottomTrailing)),
      min(
        Self.factor(height, radii.topLeading, radii.bottomLeading),
        Self.factor(height, radii.topTrailing, radii.bottomTrailing)))
    // Not above half a side where both are equal: the factor may round up.
    return factor < 1 ? radii.map { min($0 * factor, min(width, height)) } : radii
  }

  private static func factor(_ side: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    a + b > side ? side / (a + b) : 1
  }

  /// The radii that keep a rectangle concentric with a container around it.
  ///
  /// Per corner r = R − max(dx, dy), where dx and dy are the distances of the rectangle's corner
  /// from the container's; 0 where that is negative.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the container's coordinates.
  ///   - container: The container's rectangle.
  ///   - radii: The container's own radii, which are first fitted to its size.
  package static func concentric(
    _ rect: CGRect, in container: CGRect, radii: RectangleCornerRadii
  ) -> RectangleCornerRadii {
    let outer = radii.fitting(container.size)
    let (left, right) = (abs(rect.minX - container.minX), abs(container.maxX - rect.maxX))
    let (top, bottom) = (abs(rect.minY - container.minY), abs(container.maxY - rect.maxY))
    return RectangleCornerRadii(
      topLeading: (outer.topLeading - max(left, top)).finiteLength,
      bottomLeading: (outer.bottomLeading - max(left, bottom)).finiteLength,
      bottomTrailing: (outer.bottomTrailing - max(right, bottom)).finiteLength,
      topTrailing: (outer.topTrailing - max(right, top)).finiteLength)
  }
}
