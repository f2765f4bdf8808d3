import DisplayList

/// The raw backdrop at one resolution: averages of cells of `divisor` pixels, anchored to the window.
final class Backdrop {
  let divisor: Int
  private let memory = Scratch<SIMD4<Float>>()
  private(set) var cells: UnsafeMutablePointer<SIMD4<Float>>
  /// The cells held, in cells of the window.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The cells that exist: outside them the nearest one stands in.
  private(set) var extent = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(divisor: Int) {
    self.divisor = divisor
    cells = memory.reserve(1)
  }

  /// Averages the cells of `wanted` (clamped to those that exist).
  func fill(_ wanted: PixelRect, from bitmap: Bitmap) {
    extent = PixelRect(
      x: 0, y: 0, width: (bitmap.width + divisor - 1) / divisor,
      height: (bitmap.height + divisor - 1) / divisor)
    rect = Self.clamp(wanted, to: extent)
    cells = memory.reserve(rect.width * rect.height)
    switch divisor {
    case 1: copyPixels(bitmap)
    default: averagePixels(bitmap)
    }
  }

  /// At least one cell: the nearest ones when `wanted` lies outside.
  private static func clamp(_ wanted: PixelRect, to extent: PixelRect) -> PixelRect {
    let x0 = min(max(wanted.x, 0), extent.width - 1)
    let y0 = min(max(wanted.y, 0), extent.height - 1)
    let x1 = min(max(wanted.maxX, x0 + 1), extent.width)
    let y1 = min(max(wanted.maxY, y0 + 1), extent.height)
    return PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  private func copyPixels(_ bitmap: Bitmap) {
    for y in 0..<rect.height {
      let from = bitmap.row(rect.y + y) + rect.x
      let to = cells + y * rect.width
      for x in 0..<rect.width { to[x] = Self.channels(Packing.spread(from[x])) }
    }
  }

  private func averagePixels(_ bitmap: Bitmap) {
    let size = divisor
    let even = 1 / Float(size * size)
    for y in 0..<rect.height {
      let y0 = (rect.y + y) * size
      let rows = min(size, bitmap.height - y0)
      let to = cells + y * rect.width
      for x in 0..<rect.width {
        let x0 = (rect.x + x) * size
        let columns = min(size, bitmap.width - x0)
        var sum: UInt64 = 0
        for row in 0..<rows {
          let from = bitmap.row(y0 + row) + x0
          for column in 0..<columns { sum &+= Packing.spread(from[column]) }
        }
        let share = rows == size && columns == size ? even : 1 / Float(rows * columns)
        to[x] = Self.channels(sum) * share
      }
    }
  }

  @inline(__always)
  private static func channels(_ lanes: UInt64) -> SIMD4<Float> {
    SIMD4(
      Float(UInt32(truncatingIfNeeded: lanes & 0xFFFF)),
      Float(UInt32(truncatingIfNeeded: (lanes >> 16) & 0xFFFF)),
      Float(UInt32(truncatingIfNeeded: (lanes >> 32) & 0xFFFF)),
      Float(UInt32(truncatingIfNeeded: lanes >> 48)))
  }
}
