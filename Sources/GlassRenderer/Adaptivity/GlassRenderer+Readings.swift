import DisplayList
import Foundation
import Geometry

extension GlassRenderer {
  /// Reads what lies behind each regular shape of the group, which changes nothing.
  ///
  /// The bitmap holds the raw backdrop; `scale` is pixels a point, `transform` leads from the group's
  /// points to the bitmap's. Clear glass does not adapt; neither does what is out of the bitmap.
  public func readings(
    of group: GlassGroup, in bitmap: Bitmap, scale: CGFloat, transform: CGAffineTransform
  ) -> [GlassReading] {
    guard scale.isFinite, scale > 0, scale < 64 else { return [] }
    let builder = SilhouetteBuilder(
      scale: Float(scale), transform: transform, appearance: group.appearance, ablation: ablation,
      caches: caches, backdrop: BackdropTraits(bitmap: nil))
    return group.shapes.compactMap { shape in
      guard shape.variant == .regular, shape.presence > 0 else { return nil }
      // As it is once it has formed and nothing presses it.
      var shape = shape
      shape.presence = 1
      shape.highlight = 0
      shape.glow = nil
      let pane = reader.pane
      pane.removeAll()
      builder.add(shape, to: &pane.silhouette) { pane.layer(for: $0) }
      guard let drop = pane.silhouette.drops.elements.first, let material = pane.materials.first,
        let backdrop = backdrops.first(where: { $0.divisor == material.divisor })
      else { return nil }
      let colors = reader.colors(
        material: material, from: backdrop, blur: blur, lanes: painter.lanes, bitmap: bitmap)
      guard !colors.isEmpty else { return nil }
      let unrest = BackdropTraits(bitmap: bitmap).unrest(in: drop.bounds)
      return GlassReading(
        shape: shape, appearance: group.appearance, shortSide: drop.shortSide, colors: colors,
        unrest: Double((unrest * 16).rounded() / 16))
    }
  }
}
