import Foundation

extension Path {
  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingRect: CGRect {
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint.zero)
    high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    let parts = subpaths
    for part in parts {
      for segment in part.segments { segment.extremes.forEach(add) }
    }
    // Points that draw nothing count only where there is nothing else.
    if low.x > high.x { parts.forEach { add($0.start) } }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside; open parts count as closed.
  ///
  /// - Parameter eoFill: Whether the even-odd rule holds instead of the winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: p)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}
