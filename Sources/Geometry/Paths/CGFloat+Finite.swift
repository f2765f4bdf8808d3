import Foundation

/// Farther than this no coordinate of a path lies, in points; squares of it stay exact enough.
private let farthest: CGFloat = 1e9

extension CGFloat {
  /// The number clamped to what a path can hold; 0 where it is not a number.
  package var finite: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -farthest), farthest) }

  /// The number as a length: clamped, and 0 where it is negative or not a number.
  package var finiteLength: CGFloat { Swift.max(finite, 0) }
}

extension CGPoint {
  package var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGRect {
  /// The rectangle with clamped edges and a size that is not negative.
  package var finite: CGRect {
    let (x0, x1) = (origin.x.finite, (origin.x + size.width).finite)
    let (y0, y1) = (origin.y.finite, (origin.y + size.height).finite)
    let (left, top) = (Swift.min(x0, x1), Swift.min(y0, y1))
    return CGRect(x: left, y: top, width: Swift.max(x0, x1) - left, height: Swift.max(y0, y1) - top)
  }
}
