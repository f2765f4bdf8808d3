internal import CPango
import DisplayList
import Foundation
import Geometry

/// Paints display lists into bitmaps, in place, only where something changed.
///
/// The same list gives the same bytes whether it is painted whole or damage by damage. A painter
/// keeps caches and scratch memory between frames and belongs to one thread.
public final class Painter {
  let text: TextEngine
  let symbols: SymbolDrawing
  let images: ImageLibrary
  /// What draws glass; without it glass leaves its backdrop as it is.
  public var glass: GlassPainting?

  /// What a survey makes of each group of glass when its backdrop stands.
  var answer: GlassAnswer?

  let scratch = ScratchPool()
  let copies = ScaledPictures()
  let coverages = CoverageCache()
  /// What paths are rasterized in, in pixels of the bitmap that is being painted.
  private(set) var limits = PixelRect.empty

  public init(
    text: TextEngine, symbols: SymbolDrawing, images: ImageLibrary, glass: GlassPainting? = nil
  ) {
    self.text = text
    self.symbols = symbols
    self.images = images
    self.glass = glass
  }

  /// Repaints what `damage` reaches, and returns the rectangles that were painted.
  ///
  /// - Parameters:
  ///   - background: what stands behind the list.
  ///   - scale: pixels a point.
  ///   - damage: where the list differs from what the bitmap shows, in pixels. Glass and blur that
  ///     look at it are found and added.
  public func paint(
    _ list: DisplayList, background: RGBA, into bitmap: Bitmap, scale: CGFloat,
    damage: [PixelRect]
  ) -> [PixelRect] {
    guard scale.isFinite, scale > 0, let canvas = Canvas(bitmap) else { return [] }
    limits = PixelRect(
      x: -PaintPass.margin, y: -PaintPass.margin, width: bitmap.width + 2 * PaintPass.margin,
      height: bitmap.height + 2 * PaintPass.margin)
    let areas = DamageClosure(list, extents: Extents(painter: self, scale: scale))
      .close(damage, within: bitmap.bounds)
    for area in areas {
      canvas.draw(in: area) { context in
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(
          context, background.red.unit, background.green.unit, background.blue.unit,
          background.alpha.unit)
        cairo_paint(context)
      }
      let pass = PaintPass(
        painter: self, canvas: canvas, region: area, transform: .identity, scale: scale)
      pass.paint(list.commands)
    }
    cairo_surface_flush(canvas.surface)
    scratch.trim()
    return areas
  }

  /// Looks from a group of glass at its backdrop: the bitmap, its scale, and from the group's points to
  /// the bitmap's; gives the group to be painted.
  public typealias GlassAnswer = (GlassGroup, Bitmap, CGFloat, CGAffineTransform) -> GlassGroup

  /// Paints as `paint` does, but asks `answer` about each group of glass once its backdrop is painted.
  public func survey(
    _ list: DisplayList, background: RGBA, into bitmap: Bitmap, scale: CGFloat,
    damage: [PixelRect], answer: @escaping GlassAnswer
  ) {
    self.answer = answer
    defer { self.answer = nil }
    _ = paint(list, background: background, into: bitmap, scale: scale, damage: damage)
  }

  /// Forgets scaled pictures and laid out text: what they were made of has changed.
  public func removeCaches() {
    copies.removeAll()
    coverages.removeAll()
    text.removeCachedText()
  }
}
