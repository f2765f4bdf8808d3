import DisplayList
import PixelKernels

/// Paints the bodies of a pane, tile row by tile row, in spans of tiles that are alike.
final class Painter {
  let lanes = Lanes()
  /// Shares of merged drops, a row for each.
  let shares = Scratch<Float>()
  private let line = Scratch<UInt64>()

  /// Neighbouring tiles that are alike.
  private struct Span {
    /// The tiles' pixels, and those of them to be painted.
    var tiles: PixelRect
    var pixels: PixelRect
    var mask: UInt64
    var first: Drop
    /// All its drops share a lens and a layer.
    var isUniform: Bool

    var count: Int32 { Int32(truncatingIfNeeded: tiles.width * tiles.height) }
    var run: pk_run {
      pk_run(
        x: Float(tiles.x) + 0.5, y: Float(tiles.y) + 0.5, step: 1,
        width: Int32(truncatingIfNeeded: tiles.width),
        rows: Int32(truncatingIfNeeded: tiles.height))
    }
  }

  /// Paints the pane's area; its tiles and layers are filled.
  func paint(_ pane: Pane, into bitmap: Bitmap) {
    let (area, tiles, side) = (pane.area, pane.tiles, TileMap.side)
    let (kinds, masks, rect) = (tiles.kinds, tiles.masks, tiles.rect)
    for row in 0..<rect.height {
      let (from, to) = (row * rect.width, (row + 1) * rect.width)
      var start = from
      while start < to {
        var end = start + 1
        let (kind, mask) = (kinds[start], masks[start])
        // Bodies need no lanes.
        let most = kind == TileMap.Kind.body ? rect.width : Lanes.length / (side * side)
        while end < to, kinds[end] == kind, masks[end] == mask, end - start < most { end += 1 }
        if kind != TileMap.Kind.empty, let first = pane.firstDrop(mask) {
          let pixels = PixelRect(
            x: (rect.x + start - from) * side, y: (rect.y + row) * side,
            width: (end - start) * side, height: side)
          let span = Span(
            tiles: pixels, pixels: pixels.intersection(area), mask: mask, first: first,
            isUniform: pane.sharesLayer(mask) && pane.sharesLens(mask, first))
          switch kind {
          case TileMap.Kind.body: paintBody(pane, span, bitmap)
          case TileMap.Kind.lens: paintLens(pane, span, bitmap)
          default: paintEdge(pane, span, bitmap)
          }
        }
        start = end
      }
    }
  }

  private func paintBody(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    var layer = pane.layers[span.first.layer].view
    let line = line.reserve(span.pixels.width + 8)
    for y in span.pixels.y..<span.pixels.maxY {
      pk_body(
        &layer, Int32(span.pixels.x), Int32(y), Int32(span.pixels.width), line,
        bitmap.row(y) + span.pixels.x)
    }
  }

  /// Away from the edge the field is smooth: what the grid says between its samples will do.
  private func paintLens(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    let run = span.run
    let shares = shares.reserve(pane.silhouette.drops.count * Lanes.length)
    if span.isUniform {
      pane.grid.interpolate(run, lanes)
      let lens = span.first.lens
      pk_bend_alike(lanes.merged, run, lens.amount, lens.bevel, lanes.sampleX, lanes.sampleY)
    } else {
      evaluate(pane, span, shares)
      blendLenses(pane, span, shares)
      pk_bend(lanes.merged, run, lanes.amount, lanes.bevel, lanes.sampleX, lanes.sampleY)
    }
    readLayers(pane, span, shares, isEdge: false)
    shine(pane, span)
    forEachRow(span, bitmap) { pixels, at, count in
      pk_store(pixels, lanes.colors + at, count)
    }
  }

  private func paintEdge(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    let run = span.run
    let shares = shares.reserve(pane.silhouette.drops.count * Lanes.length)
    evaluate(pane, span, shares)
    blendLenses(pane, span, shares)
    pk_bend(lanes.merged, run, lanes.amount, lanes.bevel, lanes.sampleX, lanes.sampleY)
    pk_bend_outward(lanes.merged, run, lanes.band, lanes.outerX, lanes.outerY)
    var style = pane.style.kernel
    pk_shade(&style, lanes.merged, lanes.rimScale, run.count, lanes.edge)
    readLayers(pane, span, shares, isEdge: true)
    shine(pane, span)
    forEachRow(span, bitmap) { pixels, at, count in
      pk_cover(
        pixels, lanes.colors + at, lanes.edge.coverage + at, lanes.edge.border + at, count)
    }
  }

  /// The rows to be painted: their pixels, and where they begin in the lanes.
  private func forEachRow(
    _ span: Span, _ bitmap: Bitmap,
    _ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ at: Int, _ count: Int32) -> Void
  ) {
    let left = span.pixels.x - span.tiles.x
    for y in span.pixels.y..<span.pixels.maxY {
      body(
        bitmap.row(y) + span.pixels.x, (y - span.tiles.y) * span.tiles.width + left,
        Int32(span.pixels.width))
    }
  }

  /// The exact merged field of the span, and the drops' shares.
  private func evaluate(_ pane: Pane, _ span: Span, _ shares: UnsafeMutablePointer<Float>) {
    pane.silhouette.merge(span.mask, span.run, lanes, shares: shares)
    if pane.silhouette.merges(span.mask) {
      pk_correct(lanes.merged, Optics.leastGradient, span.count)
    }
  }

  private func shine(_ pane: Pane, _ span: Span) {
    if pane.glows.isEmpty { return }
    pk_fill(lanes.glow, 0, span.count)
    for glow in pane.glows {
      pk_shine(glow.x, glow.y, glow.radius, glow.strength, span.run, lanes.glow)
    }
    pk_weights(lanes.glow, span.count, lanes.mixWeights)
    pk_whiten(lanes.colors, lanes.mixWeights, span.count)
  }

  /// Mixes the drops' lenses by their shares.
  private func blendLenses(_ pane: Pane, _ span: Span, _ shares: UnsafeMutablePointer<Float>) {
    let count = span.count
    let first = span.first.lens
    pk_fill(lanes.amount, first.amount, count)
    pk_fill(lanes.bevel, first.bevel, count)
    pk_fill(lanes.band, first.band, count)
    pk_fill(lanes.rimScale, first.rimScale, count)
    if span.isUniform { return }
    forEachFurtherDrop(pane, span.mask) { index, drop in
      let share = shares + index * Lanes.length
      pk_blend(lanes.amount, drop.lens.amount, share, count)
      pk_blend(lanes.bevel, drop.lens.bevel, share, count)
      pk_blend(lanes.band, drop.lens.band, share, count)
      pk_blend(lanes.rimScale, drop.lens.rimScale, share, count)
    }
  }

  /// Reads the glass behind every pixel, mixed over the drops' layers by their shares.
  private func readLayers(
    _ pane: Pane, _ span: Span, _ shares: UnsafeMutablePointer<Float>, isEdge: Bool
  ) {
    read(pane.layers[span.first.layer].view, span.count, lanes.colors, isEdge: isEdge)
    if span.isUniform || pane.sharesLayer(span.mask) { return }
    forEachFurtherDrop(pane, span.mask) { index, drop in
      read(pane.layers[drop.layer].view, span.count, lanes.otherColors, isEdge: isEdge)
      let share = shares + index * Lanes.length
      for i in 0..<Int(span.count) { lanes.sampleWeights[i] = share[i] * 256 }
      pk_weights(lanes.sampleWeights, span.count, lanes.mixWeights)
      pk_mix(lanes.colors, lanes.otherColors, lanes.mixWeights, span.count)
    }
  }

  private func read(
    _ layer: pk_layer, _ count: Int32, _ colors: UnsafeMutablePointer<UInt64>, isEdge: Bool
  ) {
    var layer = layer
    let (columns, rows) = (lanes.columns, lanes.rowsOfCells)
    pk_to_cells(&layer, lanes.sampleX, lanes.sampleY, count, columns, rows)
    pk_read_face(&layer, columns, rows, isEdge ? lanes.edge.coverage : nil, count, colors)
    guard isEdge else { return }
    pk_to_cells(&layer, lanes.outerX, lanes.outerY, count, lanes.outerColumns, lanes.outerRows)
    pk_read_edge(
      &layer, columns, rows, lanes.outerColumns, lanes.outerRows, lanes.edge, count, colors)
  }

  private func forEachFurtherDrop(
    _ pane: Pane, _ mask: UInt64, _ body: (_ index: Int, _ drop: Drop) -> Void
  ) {
    var isFirst = true
    for index in 0..<pane.silhouette.drops.count where Silhouette.contains(mask, index) {
      if isFirst { isFirst = false } else { body(index, pane.silhouette.drops.base[index]) }
    }
  }
}
