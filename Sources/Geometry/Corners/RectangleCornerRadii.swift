import Foundation

/// The four corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  package var largest: CGFloat {
    max(max(topLeading, topTrailing), max(bottomLeading, bottomTrailing))
  }

  /// Each radius mapped.
  package func map(_ transform: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: transform(topLeading), bottomLeading: transform(bottomLeading),
      bottomTrailing: transform(bottomTrailing), topTrailing: transform(topTrailing))
  }

  /// The radii with leading and trailing exchanged, for right-to-left layouts.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }
}

/// How a rounded corner leaves its edges.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner of continuous curvature, which leaves the edge at 1.5287 r.
  case continuous
}
