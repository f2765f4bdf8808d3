import Foundation

/// One rounded corner in its own coordinates: radius 1, vertex at the origin, edges along x and y.
///
/// A continuous corner is three cubics whose curvature rises from 0 at the edge. How far it
/// reaches follows the room: with none left it is a quarter of a circle, in between its control
/// points lie between those of the two, so that nothing jumps on the way.
package struct CornerProfile: Hashable, Sendable {
  /// Where a continuous corner with enough room leaves the edge, in radii: Apple's number.
  package static let fullReach: CGFloat = 1.528665

  /// Where the corner leaves the edge, in radii: 1 for a circle.
  package let reach: CGFloat

  /// A corner that leaves the edge at `reach` radii, clamped to 1…1.5287.
  package init(reach: CGFloat) {
    self.reach = reach.isNaN ? 1 : min(max(reach, 1), Self.fullReach)
  }

  /// A cubic without its start.
  package typealias Curve = (control1: CGPoint, control2: CGPoint, end: CGPoint)

  /// The cubics from the edge along x to the edge along y.
  package var curves: [Curve] {
    guard reach > 1 else { return [Self.quarter] }
    // The first half; the second is its mirror image.
    let (round, full) = (Self.circular, Self.continuous)
    let t = (reach - 1) / (Self.fullReach - 1)
    let control1 = round.control1.mixed(full.control1, t)
    let control2 = round.control2.mixed(full.control2, t)
    let joint = round.joint.mixed(full.joint, t)
    let middle = round.middle.mixed(full.middle, t)
    return [
      (control1, control2, joint), (middle, middle.mirrored, joint.mirrored),
      (control2.mirrored, control1.mirrored, CGPoint(x: 0, y: reach)),
    ]
  }

  /// A quarter of a circle; written out, since cos(π/2) is not quite 0.
  private static let quarter: Curve = {
    let rest = 1 - 4 / 3 * tan(CGFloat.pi / 8)
    return (CGPoint(x: rest, y: 0), CGPoint(x: 0, y: rest), CGPoint(x: 0, y: 1))
  }()

  /// Half a corner: the controls and end of its first cubic and the first control of its second.
  private struct Half {
    var control1: CGPoint
    var control2: CGPoint
    var joint: CGPoint
    var middle: CGPoint
  }

  /// The slope at the joint of the first two cubics, in radians from the edge.
  private static let jointAngle: CGFloat = 19 * .pi / 180

  /// The full continuous corner (fitted).
  ///
  /// The joint is that of the published measurements of Apple's paths. Their tangents differ by
  /// 2.4° there; these do not, and stay within 0.0011 r of that outline.
  private static let continuous: Half = {
    let joint = CGPoint(x: 0.63149379, y: 0.07491139)
    let handle: CGFloat = 0.26538
    return Half(
      control1: CGPoint(x: 1.12, y: 0),
      control2: CGPoint(x: joint.x + joint.y / tan(jointAngle), y: 0), joint: joint,
      middle: CGPoint(
        x: joint.x - handle * cos(jointAngle), y: joint.y + handle * sin(jointAngle)))
  }()

  /// A quarter of a circle cut at the same slope, so that tangents meet all the way between.
  private static let circular: Half = {
    let first = arc(from: 0, to: jointAngle)
    let second = arc(from: jointAngle, to: .pi / 2 - jointAngle)
    return Half(
      control1: first.control1, control2: first.control2, joint: first.end,
      middle: second.control1)
  }()

  /// An arc of the unit circle that touches both edges, between two slopes.
  private static func arc(from: CGFloat, to: CGFloat) -> Curve {
    let handle = 4 / 3 * tan((to - from) / 4)
    let (start, end) = (
      CGPoint(x: 1 - sin(from), y: 1 - cos(from)), CGPoint(x: 1 - sin(to), y: 1 - cos(to))
    )
    return (
      CGPoint(x: start.x - handle * cos(from), y: start.y + handle * sin(from)),
      CGPoint(x: end.x + handle * cos(to), y: end.y - handle * sin(to)), end
    )
  }
}

extension CGPoint {
  /// The point on the other side of the diagonal.
  fileprivate var mirrored: CGPoint { CGPoint(x: y, y: x) }
}
