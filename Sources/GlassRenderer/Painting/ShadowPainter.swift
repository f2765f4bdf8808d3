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
  private let kernel = BlurKernel()

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
    var reach: Float { 3 * deviation + offset + 16 }

    func opacity(_ drop: Drop) -> Float { isLarge ? drop.shadowLarge : drop.shadowSmall }

    func isCast(by silhouette: Silhouette) -> Bool {
      silhouette.drops.contains { opacity($0) > 0.002 }
    }
  }

  /// Darkens the bitmap inside `clip`, but for the tiles that the pane will fill anyway.
  func paint(_ pane: Pane, scale: Float, into bitmap: Bitmap, clip: PixelRect, painter: Painter) {
    let silhouette = pane.silhouette
    let styles = [Style(isLarge: false, scale: scale), Style(isLarge: true, scale: scale)]
      .filter { $0.isCast(by: silhouette) }
    guard let reach = styles.map(\.reach).max() else { return }
    let area = PixelRect(
      covering: silhouette.bounds.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)), scale: 1
    ).intersection(clip)
    guard !area.isEmpty else { return }

    let divisor = scale >= 1.5 ? 8 : 4
    func floor(_ v: Int) -> Int { v >= 0 ? v / divisor : -((divisor - 1 - v) / divisor) }
    // From the cell whose middle lies before the first pixel to the one after the last.
    let (x, y) = (floor(area.x) - 1, floor(area.y) - 1)
    let needed = PixelRect(
      x: x, y: y, width: floor(area.maxX - 1) + 2 - x, height: floor(area.maxY - 1) + 2 - y)
    let stride = (needed.width + 7) & ~7
    let blurred = blurred.reserve(stride * needed.height)
    pk_fill(blurred, 0, Int32(stride * needed.height))
    for style in styles {
      add(style, silhouette, needed, divisor, stride, to: blurred, painter)
    }
    darken(bitmap, area, pane.tiles, needed, divisor, stride, blurred)
  }

  /// Blurs the silhouette's coverage and adds it to `blurred`.
  private func add(
    _ style: Style, _ silhouette: Silhouette, _ needed: PixelRect, _ divisor: Int, _ stride: Int,
    to blurred: UnsafeMutablePointer<Float>, _ painter: Painter
  ) {
    let side = Float(divisor)
    // Sampling the coverage and interpolating it blur a little already.
    kernel.set(variance: max(style.deviation * style.deviation / (side * side) - 0.25, 0))
    let radius = kernel.radius
    let source = needed.inset(by: -radius)
    let sourceStride = (source.width + 7) & ~7
    let cells = cells.reserve(sourceStride * source.height)
    cover(silhouette, style, source, divisor, sourceStride, cells, painter)
    let across = across.reserve(stride * source.height)
    for y in 0..<source.height {
      pk_filter_row(
        cells + y * sourceStride + radius, kernel.taps, Int32(radius), Int32(needed.width),
        across + y * stride)
    }
    let line = line.reserve(stride)
    for y in 0..<needed.height {
      pk_filter_column(
        across + (y + radius) * stride, Int32(stride), kernel.taps, Int32(radius),
        Int32(needed.width), line)
      let to = blurred + y * stride
      for x in 0..<needed.width { to[x] += line[x] }
    }
  }

  /// Coverage times opacity at the middle of each cell, the shape moved down by the offset.
  private func cover(
    _ silhouette: Silhouette, _ style: Style, _ rect: PixelRect, _ divisor: Int, _ stride: Int,
    _ cells: UnsafeMutablePointer<Float>, _ painter: Painter
  ) {
    let side = Float(divisor)
    let lanes = painter.lanes
    let shares = painter.shares.reserve(silhouette.drops.count * Lanes.length)
    for y in 0..<rect.height {
      let middle = (Float(rect.y + y) + 0.5) * side - style.offset
      let mask = silhouette.mask(from: middle, to: middle, margin: side)
      if mask == 0 {
        pk_fill(cells + y * stride, 0, Int32(rect.width))
        continue
      }
      var start = 0
      while start < rect.width {
        let run = pk_run(
          x: (Float(rect.x + start) + 0.5) * side, y: middle, step: side,
          count: Int32(min(rect.width - start, Lanes.length)))
        silhouette.merge(mask, run, lanes, shares: shares)
        var isFirst = true
        for index in silhouette.drops.indices where Silhouette.contains(mask, index) {
          let opacity = style.opacity(silhouette.drops[index])
          if isFirst {
            pk_fill(lanes.amount, opacity, run.count)
            isFirst = false
          } else {
            pk_blend(lanes.amount, opacity, shares + index * Lanes.length, run.count)
          }
        }
        pk_cast(lanes.merged.d, lanes.amount, side, run.count, cells + y * stride + start)
        start += Int(run.count)
      }
    }
  }

  private func darken(
    _ bitmap: Bitmap, _ area: PixelRect, _ tiles: TileMap, _ rect: PixelRect, _ divisor: Int,
    _ stride: Int, _ cells: UnsafeMutablePointer<Float>
  ) {
    let row = line.reserve(stride)
    for y in area.y..<area.maxY {
      // In half pixels from the middle of the first cell: odd numbers.
      let place = 2 * (y - rect.y * divisor) + 1 - divisor
      let cell = place / (2 * divisor)
      let part = Float(place - cell * 2 * divisor) / Float(2 * divisor)
      let top = cells + cell * stride
      pk_lerp(top, top + stride, part, Int32(rect.width), row)
      var most: Float = 0
      for x in 0..<rect.width { most = row[x] > most ? row[x] : most }
      guard most >= 0.5 else { continue }
      let pixels = bitmap.row(y)
      tiles.forEachGap(y, area.x, area.maxX) { x0, x1 in
        pk_darken(
          row, Int32(divisor), Int32(2 * (x0 - rect.x * divisor) - divisor), Int32(x1 - x0),
          pixels + x0)
      }
    }
  }
}

extension TileMap {
  /// The spans of a row of pixels that no body or lens tile will fill.
  func forEachGap(_ y: Int, _ x0: Int, _ x1: Int, _ body: (_ from: Int, _ to: Int) -> Void) {
    let row = (y / Self.side) - rect.y
    guard y >= 0, row >= 0, row < rect.height else {
      body(x0, x1)
      return
    }
    var from = x0
    for tile in 0..<rect.width {
      let kind = kinds[row * rect.width + tile]
      guard kind == Kind.body || kind == Kind.lens else { continue }
      let left = (rect.x + tile) * Self.side
      if left > from { body(from, min(left, x1)) }
      from = max(from, left + Self.side)
      if from >= x1 { return }
    }
    if from < x1 { body(from, x1) }
  }
}
