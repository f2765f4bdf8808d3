import DisplayList

extension BitmapDifference {
  /// How much a changed channel is amplified, and the least that it shows, of 255.
  private static var gain: Int { 8 }
  private static var leastInk: Int { 96 }
  /// What is left of the brightness where nothing changed.
  private static var dimming: Int { 4 }

  /// Draws what changed over a dim grey rendering of what was expected.
  ///
  /// Red where pixels differ, the more the brighter; blue where only one of the two has pixels.
  static func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let whole = expected.bounds.union(actual.bounds)
    let shared = expected.bounds.intersection(actual.bounds)
    let picture = Bitmap(width: whole.width, height: whole.height)
    for y in 0..<whole.height {
      let row = picture.row(y)
      for x in 0..<whole.width {
        guard x < shared.width, y < shared.height else {
          row[x] = 0xFF00_40FF
          continue
        }
        let (before, after) = (expected.row(y)[x], actual.row(y)[x])
        let (dim, delta) = (luma(before) / dimming, largestDelta(before, after))
        let red = before == after ? dim : min(255, max(leastInk, delta * gain))
        row[x] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(dim) << 8 | UInt32(dim)
      }
    }
    return picture
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int(pixel >> shift & 0xFF)
  }

  private static func luma(_ pixel: UInt32) -> Int {
    (channel(pixel, 16) * 3 + channel(pixel, 8) * 6 + channel(pixel, 0)) / 10
  }

  private static func largestDelta(_ one: UInt32, _ other: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(channel(one, $0) - channel(other, $0)) }.max() ?? 0
  }
}
