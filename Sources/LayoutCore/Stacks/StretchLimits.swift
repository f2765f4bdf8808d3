import Foundation

/// Between which lengths a child stretches; less is less flexible.
struct StretchLimits: Comparable {
  let child: Int
  let minimum: CGFloat
  let flexibility: CGFloat

  init(child: Int, minimum: CGFloat, maximum: CGFloat) {
    self.child = child
    self.minimum = minimum
    flexibility = minimum.isFinite ? maximum - minimum : 0
  }

  /// Of two that stretch without end, the one that needs more comes first.
  static func < (a: StretchLimits, b: StretchLimits) -> Bool {
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
    return a.child < b.child
  }
}
