import DisplayList
import Foundation

@testable import Drawing

/// Pictures on disk for tests, made new in a folder of their own.
enum PictureFixture {
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "glasspreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(pattern(width: 16, height: 12), to: folder.appendingPathComponent("tile.png"))
    return folder
  }

  static func write(_ bitmap: Bitmap, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGWriter.write(bitmap, to: url)
  }

  /// Opaque pixels that all differ.
  static func pattern(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.row(y)[x] =
          0xFF00_0000 | UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8 | UInt32(
            (x ^ y) & 15) * 16
      }
    }
    return bitmap
  }

  static func flat(_ pixel: UInt32, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { bitmap.row(y).update(repeating: pixel, count: width) }
    return bitmap
  }
}
