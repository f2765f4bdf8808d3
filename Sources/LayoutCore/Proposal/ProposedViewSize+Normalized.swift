import Foundation

extension ProposedViewSize {
  /// The proposal with NaN taken as "as you like" and negative sides as 0.
  var normalized: ProposedViewSize {
    ProposedViewSize(width: Self.normalized(width), height: Self.normalized(height))
  }

  private static func normalized(_ side: CGFloat?) -> CGFloat? {
    guard let side, !side.isNaN else { return nil }
    return max(side, 0)
  }
}
