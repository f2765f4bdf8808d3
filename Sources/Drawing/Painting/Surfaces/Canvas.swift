internal import CPango
import DisplayList
import Foundation

/// A bitmap at a place among the window's pixels, with Cairo on it.
///
/// All coordinates are the window's pixels, whatever the canvas covers.
final class Canvas {
  let bitmap: Bitmap
  /// What the canvas covers.
  let rect: PixelRect
  let surface: OpaquePointer
  let context: OpaquePointer

  /// - Parameters:
  ///   - x: the window's pixel column that is the bitmap's first.
  ///   - y: the window's pixel row that is the bitmap's first.
  init?(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
    let bytes = bitmap.base.assumingMemoryBound(to: UInt8.self)
    guard bitmap.width > 0, bitmap.height > 0,
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
        Int32(bitmap.bytesPerRow))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_set_device_offset(surface, Double(-x), Double(-y))
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.bitmap = bitmap
    self.surface = surface
    self.context = context
    rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// The pixel at (`x`, `y`) of the window.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    bitmap.row(y - rect.y) + (x - rect.x)
  }

  /// Draws with Cairo inside `area` only.
  func draw(in area: PixelRect, _ body: (OpaquePointer) -> Void) {
    cairo_save(context)
    cairo_rectangle(
      context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    cairo_clip(context)
    body(context)
    cairo_restore(context)
  }

  /// Tells Cairo that pixels were written beside it.
  func touch() { cairo_surface_mark_dirty(surface) }
}
