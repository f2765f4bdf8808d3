internal import CPango
import DisplayList
import Foundation

/// Writes bitmaps as PNG: the same pixels give the same bytes, without date or program name.
public enum PNGWriter {
  /// The bitmap as a PNG file of 8 bits a channel with alpha.
  public static func data(of bitmap: Bitmap) throws(DrawingError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0, let canvas = Canvas(bitmap) else {
      throw .notEncoded(reason: "it is \(bitmap.width)×\(bitmap.height) pixels")
    }
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) {
      cairo_surface_write_to_png_stream(canvas.surface, push, $0)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notEncoded(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  public static func write(_ bitmap: Bitmap, to url: URL) throws(DrawingError) {
    let data = try data(of: bitmap)
    do {
      try data.write(to: url)
    } catch {
      throw .unwritable(path: url.path)
    }
  }

  private static let push: cairo_write_func_t = { closure, bytes, count in
    guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    data.pointee.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
