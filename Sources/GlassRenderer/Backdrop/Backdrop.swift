import DisplayList
import PixelKernels

/// The raw backdrop at one resolution: averages of cells of `divisor` pixels, anchored to the window.
final class Backdrop {
  let divisor: Int
  /// Planes of blue, green and red in 0 … 255, rows `stride` apart.
  ///
  /// Clear parts count as black.
  private(set) var planes: [UnsafeMutablePointer<Float>] = []
  private(set) var stride = 0
  /// The cells held, in cells of the window.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private let memory = Scratch<Float>()

  init(divisor: Int) { self.divisor = divisor }

  /// Averages the cells of `wanted`, as far as they exist: outside them the nearest one stands in.
  func fill(_ wanted: PixelRect, from bitmap: Bitmap) {
    let extent = PixelRect(
      x: 0, y: 0, width: (bitmap.width + divisor - 1) / divisor,
      height: (bitmap.height + divisor - 1) / divisor)
    rect = Self.clamp(wanted, to: extent)
    stride = (rect.width + 7) & ~7
    let size = stride * rect.height
    let base = memory.reserve(3 * size + 8)
    planes.removeAll(keepingCapacity: true)
    for index in 0..<3 { planes.append(base + index * size) }
    let whole = max(min(rect.maxX, bitmap.width / divisor) - rect.x, 0)
    for y in 0..<rect.height {
      let top = (rect.y + y) * divisor
      let at = y * stride
      var start = 0
      if top + divisor <= bitmap.height {
        pk_average(
          bitmap.row(top) + rect.x * divisor, Int32(bitmap.bytesPerRow), Int32(divisor),
          Int32(whole), planes[0] + at, planes[1] + at, planes[2] + at)
        start = whole
      }
      for x in start..<max(rect.width, start) { averagePart(x, y, bitmap) }
    }
  }

  func contains(_ other: PixelRect) -> Bool { rect.intersection(other) == other }

  /// At least one cell: the nearest ones when `wanted` lies outside.
  private static func clamp(_ wanted: PixelRect, to extent: PixelRect) -> PixelRect {
    let x0 = min(max(wanted.x, 0), extent.width - 1)
    let y0 = min(max(wanted.y, 0), extent.height - 1)
    let x1 = min(max(wanted.maxX, x0 + 1), extent.width)
    let y1 = min(max(wanted.maxY, y0 + 1), extent.height)
    return PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// A cell that the bitmap's right or lower edge cuts.
  private func averagePart(_ x: Int, _ y: Int, _ bitmap: Bitmap) {
    var sums: (Int, Int, Int, Int) = (0, 0, 0, 0)
    let (left, top) = ((rect.x + x) * divisor, (rect.y + y) * divisor)
    for row in top..<min(top + divisor, bitmap.height) {
      let pixels = bitmap.row(row)
      for column in left..<min(left + divisor, bitmap.width) {
        let c = pixels[column]
        sums.0 += Int(c & 255)
        sums.1 += Int((c >> 8) & 255)
        sums.2 += Int((c >> 16) & 255)
        sums.3 += 1
      }
    }
    let share = 1 / Float(max(sums.3, 1))
    let at = y * stride + x
    planes[0][at] = Float(sums.0) * share
    planes[1][at] = Float(sums.1) * share
    planes[2][at] = Float(sums.2) * share
  }
}
