import DisplayList
import Foundation
import PixelKernels

/// Paints the shadow of a silhouette: its coverage on a coarse grid, blurred, and drawn by spans.
///
/// Two shadows stand for small and large shapes; a shape between them casts some of both.
final class ShadowPainter {
  private let cells = Scratch<Float>()
  private let across = Scratch<Float>()
  private let blurred = Scratch<Float>()
  private let line = Scratch<Float>()
  private let opacities = Scratch<Float>()
  private let kernels = [BlurKernel(), BlurKernel()]

  /// A shadow in pixels.
  struct Style {
    var offset: Float
    var deviation: Float
    var isLarge: Bool

    init(isLarge: Bool, scale: Float) {
      let shadow = isLarge ? Optics.shadowLarge : Optics.shadowSmall
      offset = shadow.offset * scale
      deviation = shadow.radius * Optics.shadowDeviation * scale
      self.isLarge = isLarge
    }

    /// How far from the outline it is seen, rounded up to the grid's cells.
    var reach: Float { 3 * deviation + offset + 24 }

    func opacity(_ drop: Drop) -> Float { isLarge ? drop.shadowLarge : drop.shadowSmall }

    func isCast(by silhouette: Silhouette) -> Bool {
      silhouette.drops.elements.contains { opacity($0) > 0.002 }
    }
  }

  /// Darkens the bitmap inside `clip`, but for the tiles that the pane will fill anyway.
  func paint(_ pane: Pane, scale: Float, into bitmap: Bitmap, clip: PixelRect) {
    let bounds = pane.silhouette.bounds
    // Cells lie on the field's samples.
    let divisor = scale >= 1.5 ? 8 : 4
    func floor(_ v: Int) -> Int { v >= 0 ? v / divisor : -((divisor - 1 - v) / divisor) }
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for isLarge in [false, true] {
      let style = Style(isLarge: isLarge, scale: scale)
      guard style.isCast(by: pane.silhouette) else { continue }
      let reach = CGFloat(style.reach)
      area = area.union(
        PixelRect(covering: bounds.insetBy(dx: -reach, dy: -reach), scale: 1).intersection(clip))
    }
    guard !area.isEmpty else { return }
    let (x, y) = (floor(area.x), floor(area.y))
    let needed = PixelRect(
      x: x, y: y, width: floor(area.maxX - 1) + 2 - x, height: floor(area.maxY - 1) + 2 - y)
    let stride = (needed.width + 15) & ~7
    let blurred = blurred.reserve(stride * needed.height)
    pk_fill(blurred, 0, Int32(stride * needed.height))
    for isLarge in [false, true] {
      let style = Style(isLarge: isLarge, scale: scale)
      guard style.isCast(by: pane.silhouette) else { continue }
      add(style, pane, needed, divisor, stride, to: blurred)
    }
    darken(bitmap, area, pane.tiles, needed, divisor, stride, blurred)
  }

  /// Blurs the silhouette's coverage and adds it to `blurred`.
  private func add(
    _ style: Style, _ pane: Pane, _ needed: PixelRect, _ divisor: Int, _ stride: Int,
    to blurred: UnsafeMutablePointer<Float>
  ) {
    let side = Float(divisor)
    let kernel = kernels[style.isLarge ? 1 : 0]
    // Sampling the coverage and interpolating it blur a little already.
    kernel.set(variance: max(style.deviation * style.deviation / (side * side) - 0.25, 0))
    let radius = kernel.radius
    let source = needed.inset(by: -radius)
    let sourceStride = (source.width + 15) & ~7
    let cells = cells.reserve(sourceStride)
    let across = across.reserve(stride * source.height)
    for row in 0..<source.height {
      let to = across + row * stride
      if cover(style, pane, source, row, divisor, cells) {
        pk_filter_row(
          cells + radius, kernel.taps, Int32(radius), Int32(needed.width), to)
      } else {
        pk_fill(to, 0, Int32(needed.width))
      }
    }
    let line = line.reserve(stride)
    for row in 0..<needed.height {
      pk_filter_column(
        across + (row + radius) * stride, Int32(stride), kernel.taps, Int32(radius),
        Int32(needed.width), line)
      pk_add(line, Int32(needed.width), blurred + row * stride)
    }
  }

  /// Coverage times opacity at each cell of a row, the shape moved down by the offset; `false` where
  /// there is none.
  private func cover(
    _ style: Style, _ pane: Pane, _ rect: PixelRect, _ row: Int, _ divisor: Int,
    _ cells: UnsafeMutablePointer<Float>
  ) -> Bool {
    let grid = pane.grid
    let step = FieldGrid.step
    let place = (Float((rect.y + row) * divisor) - style.offset) / Float(step)
    let sample = Int(place.rounded(.down))
    let part = place - Float(sample)
    let above = sample - grid.rect.y
    guard above >= 0, above + 1 < grid.rect.height else { return false }
    let ratio = divisor / step
    // The cells that have a sample; no coverage beside them.
    let first = max((grid.rect.x - rect.x * ratio + ratio - 1) / ratio, 0)
    let last = min((grid.rect.maxX - 1 - rect.x * ratio) / ratio + 1, rect.width)
    guard first < last else { return false }
    let count = last - first
    let (top, column) = (above * grid.stride, (rect.x + first) * ratio - grid.rect.x)
    let d = line.reserve(rect.width)
    let opacity = opacities.reserve(rect.width)
    between(grid.d + top + column, grid.stride, part, ratio, count, d)
    var least = Float.infinity
    for x in 0..<count { least = d[x] < least ? d[x] : least }
    guard least < Float(divisor) else { return false }
    if grid.castsUnevenly {
      let values = style.isLarge ? grid.shadowLarge : grid.shadowSmall
      between(values + top + column, grid.stride, part, ratio, count, opacity)
    } else {
      pk_fill(opacity, style.opacity(pane.silhouette.drops.base[0]), Int32(count))
    }
    pk_fill(cells, 0, Int32(first))
    pk_cast(d, opacity, Float(divisor), Int32(count), cells + first)
    pk_fill(cells + last, 0, Int32(rect.width - last))
    return true
  }

  /// Every `ratio`th value between two rows.
  private func between(
    _ top: UnsafeMutablePointer<Float>, _ stride: Int, _ part: Float, _ ratio: Int, _ count: Int,
    _ to: UnsafeMutablePointer<Float>
  ) {
    if ratio == 1 {
      pk_lerp(top, top + stride, part, Int32(count), to)
      return
    }
    for x in 0..<count {
      let at = x * ratio
      to[x] = top[at] + (top[at + stride] - top[at]) * part
    }
  }

  private func darken(
    _ bitmap: Bitmap, _ area: PixelRect, _ tiles: TileMap, _ rect: PixelRect, _ divisor: Int,
    _ stride: Int, _ cells: UnsafeMutablePointer<Float>
  ) {
    let side = TileMap.side
    var y = area.y
    while y < area.maxY {
      // The rows of a tile share the spans that the pane leaves free.
      let end = min((y / side + 1) * side, area.maxY)
      tiles.forEachGap(y, area.x, area.maxX) { x0, x1 in
        darken(bitmap, y..<end, x0, x1, rect, divisor, stride, cells)
      }
      y = end
    }
  }

  private func darken(
    _ bitmap: Bitmap, _ rows: Range<Int>, _ x0: Int, _ x1: Int, _ rect: PixelRect, _ divisor: Int,
    _ stride: Int, _ cells: UnsafeMutablePointer<Float>
  ) {
    let column = x0 / divisor - rect.x
    let count = (x1 - 1) / divisor + 2 - rect.x - column
    let row = line.reserve(count)
    for y in rows {
      // In half pixels from the first cell: odd numbers.
      let place = 2 * (y - rect.y * divisor) + 1
      let cell = place / (2 * divisor)
      let part = Float(place - cell * 2 * divisor) / Float(2 * divisor)
      let top = cells + cell * stride + column
      pk_lerp(top, top + stride, part, Int32(count), row)
      // Only where anything shows.
      var (first, last) = (0, count)
      while first < last, row[first] < 0.4 { first += 1 }
      while last > first, row[last - 1] < 0.4 { last -= 1 }
      let from = max((rect.x + column + first - 1) * divisor, x0)
      let to = min((rect.x + column + last) * divisor, x1)
      guard from < to else { continue }
      pk_darken(
        row, Int32(divisor), Int32(2 * (from - (rect.x + column) * divisor)), Int32(to - from),
        bitmap.row(y) + from)
    }
  }
}
