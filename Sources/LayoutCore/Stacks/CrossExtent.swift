import Foundation

/// The extent of several views whose guides are laid on each other, across one axis.
struct CrossExtent {
  /// From the guide back to the least edge and on to the greatest, in points.
  private(set) var before: CGFloat = -.infinity
  private(set) var after: CGFloat = -.infinity
  private var isUnbounded = false

  /// Takes in a view of this length whose guide stands at `guide`.
  ///
  /// A view of infinite length has no edges to compare: it makes the extent infinite.
  mutating func add(length: CGFloat, guide: CGFloat) {
    guard length.isFinite, guide.isFinite else {
      isUnbounded = true
      return
    }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  var length: CGFloat {
    if isUnbounded { return .infinity }
    return before.isFinite ? max(before + after, 0) : 0
  }

  /// Where the common guide stands, from the least edge.
  var guide: CGFloat { before.isFinite ? before : 0 }
}
