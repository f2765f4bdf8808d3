import DisplayList
import PixelKernels

/// Blurs three planes of a backdrop and hands on the rows.
final class BackdropBlur {
  private let line = Scratch<Float>()
  private let across = Scratch<Float>()
  private let sums = Scratch<Float>()

  /// Calls `body` with every row of `rect` (cells of the window), blurred by `kernel`.
  func forEachRow(
    of backdrop: Backdrop, in rect: PixelRect, kernel: BlurKernel,
    _ body: (
      _ row: Int, _ blue: UnsafePointer<Float>, _ green: UnsafePointer<Float>,
      _ red: UnsafePointer<Float>
    ) -> Void
  ) {
    let radius = kernel.radius
    if radius == 0, backdrop.contains(rect) {
      // Averaging has blurred enough.
      for row in 0..<rect.height {
        let at = (rect.y + row - backdrop.rect.y) * backdrop.stride + rect.x - backdrop.rect.x
        body(row, backdrop.planes[0] + at, backdrop.planes[1] + at, backdrop.planes[2] + at)
      }
      return
    }
    let width = rect.width
    let stride = (width + 7) & ~7
    let rows = rect.height + 2 * radius
    let source = backdrop.rect
    let line = line.reserve(width + 2 * radius + 8)
    let across = across.reserve(3 * stride * rows)
    let sums = sums.reserve(3 * stride)
    // The part of a padded row that the backdrop has; the rest repeats its ends.
    let left = rect.x - radius
    let (from, to) = (max(left, source.x), min(left + width + 2 * radius, source.maxX))
    for plane in 0..<3 {
      for row in 0..<rows {
        let y = min(max(rect.y - radius + row, source.y), source.maxY - 1) - source.y
        let cells = backdrop.planes[plane] + y * backdrop.stride
        var x = 0
        while x < from - left, x < width + 2 * radius {
          line[x] = cells[0]
          x += 1
        }
        if to > from {
          (line + x).update(from: cells + (left + x - source.x), count: to - from)
          x += to - from
        }
        while x < width + 2 * radius {
          line[x] = cells[source.width - 1]
          x += 1
        }
        pk_filter_row(
          line + radius, kernel.taps, Int32(radius), Int32(width),
          across + (plane * rows + row) * stride)
      }
    }
    for row in 0..<rect.height {
      for plane in 0..<3 {
        pk_filter_column(
          across + (plane * rows + row + radius) * stride, Int32(stride), kernel.taps,
          Int32(radius), Int32(width), sums + plane * stride)
      }
      body(row, sums, sums + stride, sums + 2 * stride)
    }
  }
}
