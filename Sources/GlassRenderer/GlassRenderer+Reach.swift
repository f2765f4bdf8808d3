import DisplayList
import Foundation
import Geometry

extension GlassRenderer {
  /// What drawing the group changes and looks at, in window points.
  public func reach(of group: GlassGroup, transform: CGAffineTransform) -> GlassReach {
    prepare(group, scale: 1, transform: transform, bitmap: nil)
    var reach = GlassReach()
    for pane in panes where !pane.isEmpty {
      let silhouette = pane.silhouette
      let outline = silhouette.bounds
      let border = CGFloat(Optics.borderWidth + 2)
      reach.shown = reach.shown.union(outline.insetBy(dx: -border, dy: -border))
      reach.drawn = reach.drawn.union(reach.shown)
      let (side, offset) = shadowReach(silhouette.drops.elements)
      if side > 0 {
        let shadow = CGRect(
          x: outline.minX - side, y: outline.minY - side, width: outline.width + 2 * side,
          height: outline.height + 2 * side + offset)
        reach.drawn = reach.drawn.union(shadow)
      }
      for drop in silhouette.drops.elements {
        let room =
          pane.room(of: drop, margin: Float(border))
          + Float(pane.materials[drop.layer].blurReach + Self.cellSlack)
        let sight = drop.bounds.insetBy(dx: -CGFloat(room), dy: -CGFloat(room))
        reach.seen = reach.seen.union(sight)
      }
      reach.seen = reach.seen.union(reach.shown)
    }
    // Whose shadow is as strong as what the pixels under it ask for looks at them for the shadow, too.
    let samples = group.shapes.contains { $0.variant == .regular && $0.face?.unrest == nil }
    if samples {
      reach.shown = reach.drawn
      reach.seen = reach.seen.union(reach.drawn)
    }
    return reach
  }

  /// Points that another scale's grid may look farther than that of scale 1.
  private static let cellSlack = 6

  /// How far shadows are seen beside the outlines, and by how much farther below, in points.
  ///
  /// No shadow is darker than that of a half plane; where it takes less than half of a 256th it changes
  /// nothing.
  private func shadowReach(
    _ drops: UnsafeBufferPointer<Drop>
  ) -> (side: CGFloat, offset: CGFloat) {
    let small = drops.reduce(Float(0)) { max($0, $1.shadowSmall) }
    let large = drops.reduce(Float(0)) { max($0, $1.shadowLarge) }
    func part(_ opacity: Float, _ shadow: Optics.Shadow, _ distance: Float) -> Float {
      let deviation = shadow.radius * Optics.shadowDeviation
      return opacity * 0.5 * erfc(distance / (deviation * Float(2).squareRoot()))
    }
    var side: Float = 0
    while part(small, Optics.shadowSmall, side) + part(large, Optics.shadowLarge, side)
      > 0.5 / 256
    {
      side += 1
    }
    guard side > 0 else { return (0, 0) }
    let offset = large > 0.002 ? Optics.shadowLarge.offset : Optics.shadowSmall.offset
    // Cells of the shadow's grid are up to 4 points wide and read between their middles.
    return (CGFloat(side + 6), CGFloat(offset))
  }
}
