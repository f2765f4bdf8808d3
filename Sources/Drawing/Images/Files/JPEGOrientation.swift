import DisplayList
import Foundation

/// How a camera held the picture: the Exif orientation, 1 … 8.
struct JPEGOrientation: Hashable {
  let value: Int

  /// Reads the orientation out of a JPEG file's bytes; 1 (upright) when there is none.
  init(_ bytes: [UInt8]) { value = Self.find(in: bytes).flatMap { (1...8) ~= $0 ? $0 : nil } ?? 1 }

  private static func find(in bytes: [UInt8]) -> Int? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // The picture's data begins: no more headers.
      if marker == 0xDA { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = Array(bytes[position + 4..<end])
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(in: Array(content.dropFirst(6)))
      }
      position = end
    }
    return nil
  }

  /// Looks the tag up in the first directory of a TIFF header.
  private static func orientation(in tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func short(_ at: Int) -> Int? {
      guard at >= 0, at + 2 <= tiff.count else { return nil }
      let (a, b) = (Int(tiff[at]), Int(tiff[at + 1]))
      return isLittle ? b << 8 | a : a << 8 | b
    }
    guard let low = short(isLittle ? 4 : 6), let high = short(isLittle ? 6 : 4) else { return nil }
    let directory = high << 16 | low
    guard let count = short(directory) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = short(entry) else { return nil }
      if tag == 0x0112 { return short(entry + 8) }
    }
    return nil
  }

  /// The picture as it was seen.
  func turned(_ bitmap: Bitmap) -> Bitmap {
    guard value > 1 else { return bitmap }
    let (w, h) = (bitmap.width, bitmap.height)
    let isSideways = value >= 5
    let result = Bitmap(width: isSideways ? h : w, height: isSideways ? w : h)
    for y in 0..<result.height {
      let row = result.row(y)
      for x in 0..<result.width {
        let (column, line) =
          switch value {
          case 2: (w - 1 - x, y)
          case 3: (w - 1 - x, h - 1 - y)
          case 4: (x, h - 1 - y)
          case 5: (y, x)
          case 6: (y, h - 1 - x)
          case 7: (w - 1 - y, h - 1 - x)
          default: (w - 1 - y, x)
          }
        row[x] = bitmap.row(line)[column]
      }
    }
    return result
  }
}
