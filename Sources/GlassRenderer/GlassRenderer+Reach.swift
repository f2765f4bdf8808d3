import DisplayList
import Foundation
import Geometry

extension GlassRenderer {
  /// The rectangle of window points that drawing the group reads or writes; null when it draws nothing.
  ///
  /// It holds the outlines with their shadow, and what lens and blur look at.
  public func reach(of group: GlassGroup, transform: CGAffineTransform) -> CGRect {
    prepare(group, scale: 1, transform: transform, bitmap: nil)
    var rect = CGRect.null
    for silhouette in prepared {
      var margin = Optics.borderWidth + 2
      for drop in silhouette.drops.elements {
        let blur = 3 * (Optics.blurLeast + Optics.blurGain)
        let frost = group.appearance.reducesTransparency ? Optics.frostedBlur : 1
        // The coarsest cells and their neighbours reach a little farther than the blur itself.
        margin = max(margin, max(drop.lens.amount, drop.lens.band) + blur * frost + 14)
        if drop.shadowSmall > 0.002 { margin = max(margin, shadowReach(Optics.shadowSmall)) }
        if drop.shadowLarge > 0.002 { margin = max(margin, shadowReach(Optics.shadowLarge)) }
      }
      rect = rect.union(silhouette.bounds.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin)))
    }
    return rect
  }

  private func shadowReach(_ shadow: Optics.Shadow) -> Float {
    3 * shadow.radius * Optics.shadowDeviation + shadow.offset + 24
  }
}
