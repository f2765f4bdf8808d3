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
    let winding = subpaths.reduce(0) { $0 + $1.winding(around: p, tolerance: tolerance) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Keeps small shapes, such as those in a unit square, from becoming coarse polygons.
  private static let relativeFlatness: CGFloat = 1e-4
}

extension Subpath {
  /// How often it runs around a point, counted along a ray to the right.
  fileprivate func winding(around p: CGPoint, tolerance: CGFloat) -> Int {
    let closing =
      isClosed ? 0 : PathSegment.line(end, start).winding(around: p, tolerance: tolerance)
    return segments.reduce(closing) { $0 + $1.winding(around: p, tolerance: tolerance) }
  }
}

extension PathSegment {
  /// Crossings of the ray to the right of a point: downwards less upwards.
  fileprivate func winding(around p: CGPoint, tolerance: CGFloat) -> Int {
    // The control points enclose the curve, so mostly they tell without looking at it.
    let hull = controlPoints
    if hull.allSatisfy({ $0.x <= p.x }) || hull.allSatisfy({ $0.y <= p.y })
      || hull.allSatisfy({ $0.y > p.y })
    {
      return 0
    }
    if hull.allSatisfy({ $0.x > p.x }) {
      return (start.y <= p.y) == (end.y <= p.y) ? 0 : end.y > start.y ? 1 : -1
    }
    var (count, a, points) = (0, start, [CGPoint]())
    flatten(tolerance: tolerance, into: &points)
    for b in points {
      // Half-open in y, so that a vertex on the ray counts once.
      if (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
        count += b.y > a.y ? 1 : -1
      }
      a = b
    }
    return count
  }

  private var controlPoints: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let c, let b): [a, c, b]
    case .cubic(let a, let c1, let c2, let b): [a, c1, c2, b]
    }
  }
}
