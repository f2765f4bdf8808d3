internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  func glass(_ group: GlassGroup) {
    guard let glass = painter.glass else { return }
    let reach = PixelRect(touching: extents.reach(of: group, transform))
    guard !reach.intersection(region).isEmpty else { return }
    if below.isEmpty {
      cairo_surface_flush(canvas.surface)
      glass.draw(
        answered(group, over: canvas.bitmap), into: canvas.bitmap, scale: scale,
        transform: transform, clip: region)
      canvas.touch()
    } else {
      glassApart(group, glass, reach)
    }
  }

  private func answered(_ group: GlassGroup, over bitmap: Bitmap) -> GlassGroup {
    painter.answer?(group, bitmap, scale, transform) ?? group
  }

  /// Draws glass that stands on a layer's own canvas: it sees a copy of what lies below the layer and
  /// of the layer so far, and leaves its pixels opaque, with that backdrop in them.
  private func glassApart(_ group: GlassGroup, _ glass: GlassPainting, _ reach: PixelRect) {
    guard let window = below.first else { return }
    let area = reach.intersection(window.rect)
    painter.scratch.withCanvas(window.rect, cleared: false) { copy in
      Pixels.copy(from: window, to: copy, area)
      copy.touch()
      for layer in below.dropFirst() + [canvas] {
        copy.draw(in: area) { context in
          cairo_set_source_surface(context, layer.surface, 0, 0)
          cairo_paint(context)
        }
      }
      cairo_surface_flush(copy.surface)
      painter.scratch.withCanvas(area, cleared: false) { before in
        Pixels.copy(from: copy, to: before, area)
        let target = area.intersection(canvas.rect).intersection(region)
        glass.draw(
          answered(group, over: copy.bitmap), into: copy.bitmap, scale: scale,
          transform: transform, clip: area)
        Pixels.takeChanges(into: canvas, before: before, after: copy, target)
      }
    }
    canvas.touch()
  }
}
