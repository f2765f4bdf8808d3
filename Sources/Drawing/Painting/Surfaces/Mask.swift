internal import CPango
import DisplayList
import Foundation

/// How much of each pixel is covered, 0 … 255, over a rectangle of the window's pixels.
struct Mask {
  let base: UnsafeMutablePointer<UInt8>
  let rect: PixelRect
  let stride: Int

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y - rect.y) * stride - rect.x }

  /// Cairo's view of the mask; its origin is the rectangle's.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        base, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(stride))
    else { return }
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
