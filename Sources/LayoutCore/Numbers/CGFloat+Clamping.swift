import Foundation

extension CGFloat {
  /// Itself when it is finite, else `fallback`.
  func finite(or fallback: CGFloat) -> CGFloat { isFinite ? self : fallback }

  /// Itself, with 0 for NaN and for negative values; infinity stays.
  var asLength: CGFloat { self >= 0 ? self : 0 }

  /// Itself within `lower…upper`; the lower bound wins when the two contradict each other.
  func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    Swift.max(lower, Swift.min(self, upper))
  }
}

extension CGSize {
  /// The longest side a placed view can have, in points.
  ///
  /// A view that is proposed infinity at placement gets this instead: sums of such frames stay
  /// exact to a thousandth of a point, and differences of infinities (NaN) cannot arise.
  static let longestPlacedSide: CGFloat = 1e9

  var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  var placeable: CGSize {
    CGSize(
      width: Swift.min(width, Self.longestPlacedSide),
      height: Swift.min(height, Self.longestPlacedSide))
  }
}

extension CGPoint {
  /// Itself with 0 for each coordinate that is not finite.
  var finite: CGPoint { CGPoint(x: x.finite(or: 0), y: y.finite(or: 0)) }
}
