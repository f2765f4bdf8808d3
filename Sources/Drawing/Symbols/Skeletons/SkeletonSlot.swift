import Foundation

/// A round place of a skeleton in which another symbol fits; small-scale units.
struct SkeletonSlot: Hashable, Sendable {
  var center: CGPoint
  var radius: CGFloat
}
