import Foundation

/// A closed outline of glass, in window points.
struct Contour {
  let points: [CGPoint]

  private var edges: [(CGPoint, CGPoint)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Positive for an outline, negative for a hole.
  private var signedArea: Double {
    edges.reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  var area: Double { abs(signedArea) }

  /// The middle of the area.
  var centroid: CGPoint {
    var (x, y) = (0.0, 0.0)
    for (a, b) in edges {
      let cross = Double(a.x * b.y - b.x * a.y)
      x += Double(a.x + b.x) * cross
      y += Double(a.y + b.y) * cross
    }
    let share = 6 * signedArea
    return CGPoint(x: x / share, y: y / share)
  }

  func contains(_ p: CGPoint) -> Bool {
    var inside = false
    guard var a = points.last else { return false }
    for b in points {
      if (a.y <= p.y) != (b.y <= p.y), a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) > p.x {
        inside.toggle()
      }
      a = b
    }
    return inside
  }
}

extension [Contour] {
  /// The area inside, holes taken off.
  var area: Double { reduce(0) { $0 + $1.area } }

  func contains(_ p: CGPoint) -> Bool {
    reduce(false) { $0 != $1.contains(p) }
  }
}
