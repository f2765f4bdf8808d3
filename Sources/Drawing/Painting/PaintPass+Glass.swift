internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  func glass(_ group: GlassGroup) {
    guard let glass = painter.glass else { return }
    let reach = extents.reach(of: group, transform)
    let (drawn, shown) = (PixelRect(touching: reach.drawn), PixelRect(touching: reach.shown))
    guard !drawn.intersection(region).isEmpty else { return }
    // Where only its shadow falls, its backdrop does not stand.
    let answer = shown.intersection(region).isEmpty ? nil : painter.answer
    if below.isEmpty {
      cairo_surface_flush(canvas.surface)
      glass.draw(
        answer?(group, canvas.bitmap, scale, transform) ?? group, into: canvas.bitmap,
        scale: scale, transform: transform, clip: region)
      canvas.touch()
    } else {
      glassApart(group, glass, drawn.union(PixelRect(touching: reach.seen)), answer)
    }
  }

  /// Draws glass that stands on a layer's own canvas: it sees a copy of what lies below the layer and
  /// of the layer so far, and leaves its pixels opaque, with that backdrop in them.
  private func glassApart(
    _ group: GlassGroup, _ glass: GlassPainting, _ reach: PixelRect, _ answer: Painter.GlassAnswer?
  ) {
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
          answer?(group, copy.bitmap, scale, transform) ?? group, into: copy.bitmap,
          scale: scale, transform: transform, clip: area)
        Pixels.takeChanges(into: canvas, before: before, after: copy, target)
      }
    }
    canvas.touch()
  }
}
