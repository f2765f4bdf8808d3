import Foundation

/// The continuous corner of radius 1 as a table of signed distances.
///
/// The corner leaves its edges at 1.5287 r. Three cubic curves describe it, the published
/// measurements of Apple's own paths (B); inside coordinates run from the corner of the bounding
/// rectangle into the shape.
enum CornerTable {
  /// Where the corner leaves the edge, in radii.
  static let reach: Float = 1.528665
  /// First node's coordinate, and nodes per radius.
  static let start: Float = -1
  static let resolution: Float = 40
  static let side = 106

  /// Distance, normal (pointing out, so mostly negative) and curvature, row by row.
  static let nodes: [SIMD4<Float>] = {
    let points = outline
    return (0..<side * side).map { index in
      let x = start + Float(index % side) / resolution
      let y = start + Float(index / side) / resolution
      return nearest(to: SIMD2(Double(x), Double(y)), on: points)
    }
  }()

  /// The corner from the top edge to the left edge, in radii, straight parts included.
  static let outline: [SIMD2<Double>] = {
    let curves: [[SIMD2<Double>]] = [
      [
        SIMD2(1.528665, 0), SIMD2(1.08849296, 0), SIMD2(0.86840694, 0),
        SIMD2(0.63149379, 0.07491139),
      ],
      [
        SIMD2(0.63149379, 0.07491139), SIMD2(0.37282383, 0.16905956),
        SIMD2(0.16905956, 0.37282383), SIMD2(0.07491139, 0.63149379),
      ],
      [
        SIMD2(0.07491139, 0.63149379), SIMD2(0, 0.86840694), SIMD2(0, 1.08849296),
        SIMD2(0, 1.528665),
      ],
    ]
    var points = [SIMD2(40.0, 0)]
    for c in curves {
      for i in 0..<40 {
        let t = Double(i) / 40
        let s = 1 - t
        points.append(
          c[0] * (s * s * s) + c[1] * (3 * s * s * t) + c[2] * (3 * s * t * t) + c[3] * (t * t * t))
      }
    }
    points.append(SIMD2(0, 1.528665))
    points.append(SIMD2(0, 40))
    return points
  }()

  private static func nearest(to p: SIMD2<Double>, on points: [SIMD2<Double>]) -> SIMD4<Float> {
    var best = Double.infinity
    var offset = SIMD2(0.0, 0)
    var outward = SIMD2(0.0, -1)
    for i in 1..<points.count {
      let (a, b) = (points[i - 1], points[i])
      let edge = b - a
      let t = min(max(((p - a) * edge).sum() / (edge * edge).sum(), 0), 1)
      let away = p - (a + edge * t)
      let squared = (away * away).sum()
      guard squared < best else { continue }
      best = squared
      offset = away
      // Walked from the top edge to the left edge, the outside lies to the right hand.
      outward = SIMD2(-edge.y, edge.x) / (edge * edge).sum().squareRoot()
    }
    let sign: Double = isOutside(p, points) ? 1 : -1
    let distance = best.squareRoot()
    let normal = distance > 1e-4 ? offset * (sign / distance) : outward
    return SIMD4(Float(distance * sign), Float(normal.x), Float(normal.y), 0)
  }

  /// Whether `p` lies beyond the corner; the outline is a convex function of the diagonal.
  private static func isOutside(_ p: SIMD2<Double>, _ points: [SIMD2<Double>]) -> Bool {
    if p.x <= 0 || p.y <= 0 { return true }
    for i in 1..<points.count {
      let (a, b) = (points[i - 1], points[i])
      let edge = b - a
      if edge.x * (p.y - a.y) - edge.y * (p.x - a.x) > 0 { return true }
    }
    return false
  }
}
