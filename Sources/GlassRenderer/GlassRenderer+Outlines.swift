import DisplayList
import Foundation
import Geometry

extension GlassRenderer {
  /// Closed contours of the merged field, in window points, accurate to 0.1 pt.
  ///
  /// Holes are contours of their own, which run the other way round.
  public func outlines(of group: GlassGroup, transform: CGAffineTransform) -> [[CGPoint]] {
    // Evaluated at four pixels a point, squares of half a point.
    let fine: CGFloat = 4
    prepare(group, scale: Float(fine), transform: transform, bitmap: nil)
    return prepared.flatMap { silhouette in
      let shares = painter.shares.reserve(silhouette.drops.count * Lanes.length)
      let tracer = OutlineTracer(
        silhouette: silhouette, lanes: painter.lanes, shares: shares, step: 2)
      return tracer.contours().map { contour in
        contour.map { CGPoint(x: $0.x / fine, y: $0.y / fine) }
      }
    }
  }
}
