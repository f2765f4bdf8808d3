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
    let box = boundingRect
    guard !box.isNull, p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY else {
      return false
    }
    let tolerance = min(Path.flatness, max(box.width, box.height) * Self.relativeFlatness)
    let windings = windingNumber(at: p, tolerance: tolerance)
    return eoFill ? !windings.isMultiple(of: 2) : windings != 0
  }

  /// Keeps small shapes, such as those in a unit square, from becoming coarse polygons.
  private static let relativeFlatness: CGFloat = 1e-4

  /// How often the path runs around a point, counted along a ray to the right.
  private func windingNumber(at p: CGPoint, tolerance: CGFloat) -> Int {
    var count = 0
    for line in flattened(tolerance: tolerance) {
      guard var a = line.points.last else { continue }
      for b in line.points {
        // Half-open in y, so that a vertex on the ray counts once.
        if (a.y <= p.y) != (b.y <= p.y) {
          let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > p.x { count += b.y > a.y ? 1 : -1 }
        }
        a = b
      }
    }
    return count
  }
}
