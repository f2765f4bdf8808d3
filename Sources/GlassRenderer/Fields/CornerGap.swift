import Foundation
import Geometry
import PixelKernels

/// How far a continuous corner lies inside the circular corner of its radius.
///
/// Along the outline the gap is a bump that is 0 where the corner leaves its edge and where its arc
/// begins. Beside the edge it is (reach − s)³ · p(s), on the circle (s − start)³ · p(s), each p a
/// polynomial of degree 4 through five points of the cubic. s is the distance past the circle's end
/// along the edge, and −sin φ on the circle, both in radii. The fit is good to 2·10⁻⁵ radii (C).
enum CornerGap {
  static let circular = pk_corner(
    reach: 0, start: 0, edge: (0, 0, 0, 0, 0), arc: (0, 0, 0, 0, 0))

  static func polynomials(_ profile: CornerProfile) -> pk_corner {
    let curves = profile.curves
    guard curves.count == 3, let first = curves.first else { return circular }
    let reach = Double(profile.reach)
    let (c1, c2) = (Double(first.control1.x), Double(first.control2.x))
    let (endX, endY) = (Double(first.end.x), Double(first.end.y))
    func place(_ t: Double) -> (x: Double, y: Double) {
      let s = 1 - t
      return (
        reach * s * s * s + 3 * c1 * s * s * t + 3 * c2 * s * t * t + endX * t * t * t,
        endY * t * t * t
      )
    }
    // Where the cubic passes the end of the circle.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if place(middle).x > 1 { low = middle } else { high = middle }
    }
    let start = endX - 1
    var edge: [(Double, Double)] = []
    var arc: [(Double, Double)] = []
    for i in 0..<5 {
      // Chebyshev's points keep the polynomial from swinging.
      let part = 0.5 - 0.5 * cos(Double.pi * (2 * Double(i) + 1) / 10)
      let (x, y) = place(low * (0.12 + 0.88 * part))
      edge.append((x - 1, y / pow(reach - x, 3)))
      let (u, v) = place(low + (1 - low) * 0.93 * part)
      let length = hypot(1 - u, 1 - v)
      let sine = (1 - u) / length
      arc.append((-sine, (1 - length) / pow(-sine - start, 3)))
    }
    return pk_corner(
      reach: Float(reach - 1), start: Float(start), edge: interpolate(edge),
      arc: interpolate(arc))
  }

  /// Coefficients of the polynomial through five points, lowest degree first.
  private static func interpolate(
    _ points: [(Double, Double)]
  ) -> (Float, Float, Float, Float, Float) {
    let x = points.map(\.0)
    var newton = points.map(\.1)
    for level in 1..<5 {
      for i in stride(from: 4, through: level, by: -1) {
        newton[i] = (newton[i] - newton[i - 1]) / (x[i] - x[i - level])
      }
    }
    var c = [newton[4], 0.0, 0, 0, 0]
    for i in stride(from: 3, through: 0, by: -1) {
      for j in stride(from: 4, to: 0, by: -1) { c[j] = c[j - 1] - x[i] * c[j] }
      c[0] = newton[i] - x[i] * c[0]
    }
    return (Float(c[0]), Float(c[1]), Float(c[2]), Float(c[3]), Float(c[4]))
  }
}
