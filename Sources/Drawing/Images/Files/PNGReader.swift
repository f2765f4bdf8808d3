internal import CPango
import DisplayList
import Foundation

/// Reads PNG files of every kind into premultiplied 8-bit pixels; colour profiles are not applied.
public enum PNGReader {
  private struct Source {
    var bytes: UnsafeRawBufferPointer
    var position = 0
  }

  /// The picture of a file, in pixels.
  public static func bitmap(at url: URL) throws(DrawingError) -> Bitmap {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw .damaged(path: url.path, reason: "cannot be read")
    }
    return try read(data, path: url.path)
  }

  static func read(_ data: Data, path: String) throws(DrawingError) -> Bitmap {
    let surface: OpaquePointer? = data.withUnsafeBytes { bytes in
      var source = Source(bytes: bytes)
      return withUnsafeMutablePointer(to: &source) {
        cairo_image_surface_create_from_png_stream(pull, $0)
      }
    }
    guard let surface else { throw .damaged(path: path, reason: "no memory") }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .damaged(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let bitmap = Bitmap(width: width, height: height)
    // Whatever Cairo decoded into, the copy is ARGB.
    guard width > 0, height > 0, let canvas = Canvas(bitmap) else {
      throw .damaged(path: path, reason: "no pixels")
    }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(canvas.context, surface, 0, 0)
    cairo_paint(canvas.context)
    cairo_surface_flush(canvas.surface)
    return bitmap
  }

  private static let pull: cairo_read_func_t = { closure, target, count in
    guard let source = closure?.assumingMemoryBound(to: Source.self), let target else {
      return CAIRO_STATUS_READ_ERROR
    }
    let count = Int(count)
    guard source.pointee.bytes.count - source.pointee.position >= count,
      let base = source.pointee.bytes.baseAddress
    else { return CAIRO_STATUS_READ_ERROR }
    target.update(
      from: (base + source.pointee.position).assumingMemoryBound(to: UInt8.self), count: count)
    source.pointee.position += count
    return CAIRO_STATUS_SUCCESS
  }
}
