import Foundation

extension Path {
  /// How often the path runs around a point, open parts closed, counted along a ray to the right.
  func windingNumber(around p: CGPoint) -> Int {
    var count = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func begin(_ point: CGPoint) {
      if isFirst { (start, current, isFirst) = (point, point, false) }
    }
    for element in elements {
      switch element {
      case .move(let to):
        count += PathSegment.line(current, start).winding(around: p)
        (start, current, isFirst) = (to, to, false)
      case .line(let to):
        begin(to)
        count += PathSegment.line(current, to).winding(around: p)
        current = to
      case .quadCurve(let to, let control):
        begin(control)
        count += PathSegment.quad(current, control, to).winding(around: p)
        current = to
      case .curve(let to, let control1, let control2):
        begin(control1)
        count += PathSegment.cubic(current, control1, control2, to).winding(around: p)
        current = to
      case .closeSubpath:
        count += PathSegment.line(current, start).winding(around: p)
        current = start
      }
    }
    return count + PathSegment.line(current, start).winding(around: p)
  }
}

extension PathSegment {
  /// Keeps small curves, such as those in a unit square, from becoming coarse polygons.
  private static let relativeFlatness: CGFloat = 1e-4

  /// Crossings of the ray to the right of a point: downwards less upwards.
  fileprivate func winding(around p: CGPoint) -> Int {
    // The control points enclose the curve, so mostly they tell without looking at it.
    let (low, high) = hull
    if high.x <= p.x || high.y <= p.y || low.y > p.y { return 0 }
    if low.x > p.x {
      return (start.y <= p.y) == (end.y <= p.y) ? 0 : end.y > start.y ? 1 : -1
    }
    let size = max(high.x - low.x, high.y - low.y)
    var (count, a, points) = (0, start, [CGPoint]())
    flatten(tolerance: min(Path.flatness, size * Self.relativeFlatness), into: &points)
    for b in points {
      // Half-open in y, so that a vertex on the ray counts once.
      if (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
        count += b.y > a.y ? 1 : -1
      }
      a = b
    }
    return count
  }

  /// The corners of the box around the control points.
  private var hull: (low: CGPoint, high: CGPoint) {
    let (a, b) = (start, end)
    var low = CGPoint(x: min(a.x, b.x), y: min(a.y, b.y))
    var high = CGPoint(x: max(a.x, b.x), y: max(a.y, b.y))
    func add(_ c: CGPoint) {
      low = CGPoint(x: min(low.x, c.x), y: min(low.y, c.y))
      high = CGPoint(x: max(high.x, c.x), y: max(high.y, c.y))
    }
    switch self {
    case .line: break
    case .quad(_, let c, _): add(c)
    case .cubic(_, let c1, let c2, _):
      add(c1)
      add(c2)
    }
    return (low, high)
  }
}
