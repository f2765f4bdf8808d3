import DisplayList
import Foundation

/// A symbol as its file draws it: strokes without weight.
struct Skeleton: Hashable, Sendable {
  var shapes: [SkeletonShape]
  /// Where an enclosed symbol goes; only skeletons with it enclose others.
  var contentSlot: SkeletonSlot?
  /// Where a badge goes, instead of the bottom trailing corner.
  var badgeSlot: SkeletonSlot?
  /// Where a badge without content goes, instead of the top trailing corner.
  var dotSlot: SkeletonSlot?
  /// What a multicolor symbol fills the shape around this drawing with.
  var surroundingColor: SymbolColor?

  /// Whether the filled variant differs from the outlined one.
  var isFillable: Bool {
    shapes.contains {
      $0.presence != .always || ($0.role == .stroke && !$0.isHollow && $0.path.hasClosedSubpath)
    }
  }

  /// Whether nothing but open strokes is drawn, as in plus or checkmark.
  var isLinear: Bool {
    shapes.allSatisfy { $0.role != .erase && !$0.path.hasClosedSubpath }
  }
}
