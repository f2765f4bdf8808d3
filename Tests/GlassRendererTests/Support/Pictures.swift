import DisplayList
import Foundation

extension Bitmap {
  static func filled(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap.row(y)[x] = color(x, y) } }
    return bitmap
  }

  static func flat(_ width: Int, _ height: Int, _ color: UInt32) -> Bitmap {
    filled(width, height) { _, _ in color }
  }

  /// Bars, rings and noise: something at every frequency, in every colour.
  static func busy(_ width: Int, _ height: Int) -> Bitmap {
    filled(width, height) { x, y in
      var hash = UInt32(truncatingIfNeeded: (x / 5) &* 73_856_093 ^ (y / 7) &* 19_349_663)
      hash = (hash ^ (hash >> 13)) &* 1_274_126_177
      let bar: UInt32 = (x / 12 + y / 20) % 2 == 0 ? 0x0020_4060 : 0
      let dx = x - width / 2
      let dy = y - height / 2
      let ring: UInt32 = (dx * dx + dy * dy) / 900 % 2 == 0 ? 0x0060_3010 : 0
      return 0xFF00_0000 | ((hash >> 9) & 0x003F_3F3F) &+ bar &+ ring &+ 0x0010_1010
    }
  }

  func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    for y in 0..<height { copy.row(y).update(from: row(y), count: width) }
    return copy
  }

  /// How many pixels differ.
  func differences(_ other: Bitmap) -> Int {
    var count = 0
    for y in 0..<height {
      let (a, b) = (row(y), other.row(y))
      for x in 0..<width where a[x] != b[x] { count += 1 }
    }
    return count
  }

  func channels(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let c = row(y)[x]
    return SIMD4(
      Double((c >> 16) & 255), Double((c >> 8) & 255), Double(c & 255), Double(c >> 24))
  }

  func luma(_ x: Int, _ y: Int) -> Double {
    let c = channels(x, y)
    return 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
  }
}
