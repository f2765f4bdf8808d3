import Foundation

/// One rounded corner in its own coordinates: radius 1, vertex at the origin, edges along x and y.
///
/// A continuous corner is a circular arc with a cubic at both ends, whose curvature rises from 0
/// at the edge to the arc's. How far it reaches follows the room: with none left it is a quarter
/// of a circle, in between it changes without a step.
package struct CornerProfile: Hashable, Sendable {
  /// Where a continuous corner with enough room leaves the edge, in radii: Apple's number.
  package static let fullReach: CGFloat = 1.528665

  /// The angle at which the full corner's arc begins, in radians.
  ///
  /// At 25° the outline stays within 0.0084 r of the one UIKit draws (fitted).
  private static let fullAngle: CGFloat = 25 * .pi / 180

  /// Where the corner leaves the edge, in radii: 1 for a circle.
  package let reach: CGFloat
  /// The first control point on the edge, where the curvature is still 0.
  let firstControl: CGFloat
  /// The second control point on the edge, which the arc's first tangent runs through.
  let secondControl: CGFloat
  /// The angle from the edge's normal at which the arc begins, in radians.
  package let arcAngle: CGFloat

  /// A corner that leaves the edge at `reach` radii, clamped to 1…1.5287.
  package init(reach: CGFloat) {
    let reach = reach.isNaN ? 1 : min(max(reach, 1), Self.fullReach)
    self.reach = reach
    arcAngle = Self.fullAngle * (reach - 1) / (Self.fullReach - 1)
    // A cubic that ends on a unit arc with tangent length L at angle α has curvature
    // (2/3)·b·sin α / L², b the distance of its two controls: b = 1.5·L²/sin α makes it 1.
    let tangent = tan(arcAngle / 2)
    secondControl = 1 - tangent
    firstControl = secondControl + (arcAngle > 0 ? 1.5 * tangent * tangent / sin(arcAngle) : 0)
  }

  /// The cubics from the edge along x to the edge along y, without their common start.
  package var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
    let (s, c) = (sin(arcAngle), cos(arcAngle))
    let span = CGFloat.pi / 2 - 2 * arcAngle
    let handle = 4 / 3 * tan(span / 4)
    let (from, to) = (CGPoint(x: 1 - s, y: 1 - c), CGPoint(x: 1 - c, y: 1 - s))
    let arc = (
      control1: CGPoint(x: from.x - handle * c, y: from.y + handle * s),
      control2: CGPoint(x: to.x + handle * s, y: to.y - handle * c), end: to
    )
    guard arcAngle > 0 else { return [arc] }
    return [
      (CGPoint(x: firstControl, y: 0), CGPoint(x: secondControl, y: 0), from),
      arc,
      (CGPoint(x: 0, y: secondControl), CGPoint(x: 0, y: firstControl), CGPoint(x: 0, y: reach)),
    ]
  }
}
