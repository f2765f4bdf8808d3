internal import CTurboJPEG
import DisplayList
import Foundation

/// Reads JPEG files, turned as their orientation says; colour profiles are not applied.
enum JPEGReader {
  /// More than any display needs; keeps a damaged header from asking for gigabytes.
  private static let most = 1 << 15

  static func read(_ data: Data, path: String) throws(DrawingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else {
      throw .damaged(path: path, reason: "no memory")
    }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
    guard header == 0, width > 0, height > 0, width <= most, height <= most else {
      throw .damaged(path: path, reason: message(of: decoder))
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let target = bitmap.base.assumingMemoryBound(to: UInt8.self)
    let result = tjDecompress2(
      decoder, bytes, UInt(bytes.count), target, width, Int32(bitmap.bytesPerRow), height,
      Int32(TJPF_BGRA.rawValue), TJFLAG_ACCURATEDCT)
    // A warning, such as a cut-off end, leaves a picture that is worth showing.
    if result != 0, tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue) {
      throw .damaged(path: path, reason: message(of: decoder))
    }
    return JPEGOrientation(bytes).turned(bitmap)
  }

  private static func message(of decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
  }
}
