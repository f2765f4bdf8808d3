import Foundation
import Geometry

/// A continuous corner of radius 1 as polynomials: a cubic that leaves the edge, then an arc.
///
/// u runs along the edge and v into the shape, both from the corner of the bounding rectangle. The
/// cubic's u is `reach + a1 t + a2 t² + a3 t³`, its v is `rise t³`; the arc's centre is (1, 1).
struct ContinuousCorner: Equatable {
  var reach: Float
  var a1: Float
  var a2: Float
  var a3: Float
  var rise: Float
  /// Tangent of the angle at which the arc begins.
  var slope: Float
  /// 1 / (reach − u where the arc begins).
  var inverseSpan: Float

  init(_ profile: CornerProfile) {
    let curves = profile.curves
    reach = Float(profile.reach)
    slope = Float(tan(profile.arcAngle))
    guard let first = curves.first, curves.count == 3 else {
      (a1, a2, a3, rise, inverseSpan) = (-1, 0, 0, 0, 1)
      return
    }
    let (c1, c2) = (Float(first.control1.x), Float(first.control2.x))
    let end = Float(first.end.x)
    a1 = 3 * (c1 - reach)
    a2 = 3 * (reach - 2 * c1 + c2)
    a3 = end - reach + 3 * (c1 - c2)
    rise = Float(first.end.y)
    inverseSpan = 1 / max(reach - end, 1e-6)
  }
}
