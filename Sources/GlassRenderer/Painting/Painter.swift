import DisplayList
import PixelKernels

/// Paints the bodies of a pane, tile row by tile row, in spans of tiles that are alike.
final class Painter {
  let lanes = Lanes()
  /// Shares of merged drops, a row for each.
  let shares = Scratch<Float>()
  private let line = Scratch<UInt64>()

  /// A row of pixels across tiles that are alike.
  private struct Span {
    var x: Int
    var y: Int
    var count: Int32
    var mask: UInt64
    var first: Drop
    /// All its drops share a lens and a layer.
    var isUniform: Bool

    var run: pk_run { pk_run(x: Float(x) + 0.5, y: Float(y) + 0.5, step: 1, count: count) }
  }

  /// Paints the pane's area; its tiles and layers are filled.
  func paint(_ pane: Pane, into bitmap: Bitmap) {
    let (area, tiles, side) = (pane.area, pane.tiles, TileMap.side)
    let (kinds, masks) = (tiles.kinds, tiles.masks)
    for row in 0..<tiles.rect.height {
      let y0 = max((tiles.rect.y + row) * side, area.y)
      let y1 = min((tiles.rect.y + row + 1) * side, area.maxY)
      let (from, to) = (row * tiles.rect.width, (row + 1) * tiles.rect.width)
      var start = from
      while start < to {
        var end = start + 1
        let (kind, mask) = (kinds[start], masks[start])
        while end < to, kinds[end] == kind, masks[end] == mask,
          end - start < Lanes.length / side
        {
          end += 1
        }
        if kind != TileMap.Kind.empty, let first = pane.firstDrop(mask) {
          let x0 = max((tiles.rect.x + start - from) * side, area.x)
          let x1 = min((tiles.rect.x + end - from) * side, area.maxX)
          var span = Span(
            x: x0, y: y0, count: Int32(x1 - x0), mask: mask, first: first,
            isUniform: pane.sharesLayer(mask) && pane.sharesLens(mask, first))
          for y in y0..<y1 {
            span.y = y
            switch kind {
            case TileMap.Kind.body: paintBody(pane, span, bitmap)
            case TileMap.Kind.lens: paintLens(pane, span, bitmap)
            default: paintEdge(pane, span, bitmap)
            }
          }
        }
        start = end
      }
    }
  }

  private func paintBody(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    var layer = pane.layers[span.first.layer].view
    pk_body(
      &layer, Int32(span.x), Int32(span.y), span.count, line.reserve(Int(span.count) + 8),
      bitmap.row(span.y) + span.x)
  }

  /// Away from the edge the field is smooth: what the grid says between its samples will do.
  private func paintLens(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    var shares = shares.reserve(pane.silhouette.drops.count * Lanes.length)
    if span.isUniform {
      pane.grid.interpolate(x: span.x, y: span.y, count: Int(span.count), lanes)
      let lens = span.first.lens
      pk_bend_alike(
        lanes.merged, span.run, lens.amount, lens.bevel, lanes.sampleX, lanes.sampleY)
    } else {
      shares = evaluate(pane, span)
      blendLenses(pane, span, shares)
      pk_bend(lanes.merged, span.run, lanes.amount, lanes.bevel, lanes.sampleX, lanes.sampleY)
    }
    readLayers(pane, span, shares, isEdge: false)
    shine(pane, span)
    pk_store(bitmap.row(span.y) + span.x, lanes.colors, span.count)
  }

  private func paintEdge(_ pane: Pane, _ whole: Span, _ bitmap: Bitmap) {
    var span = whole
    var shares = evaluate(pane, span)
    // Only where glass or its border shows: the rest of the tiles is left out.
    let (d, margin) = (lanes.merged.d, pane.style.margin)
    var (first, last) = (0, Int(span.count))
    while first < last, d[first] >= margin { first += 1 }
    while last > first, d[last - 1] >= margin { last -= 1 }
    if first == last { return }
    let field = lanes.merged.advanced(by: first)
    shares += first
    span.x += first
    span.count = Int32(last - first)
    blendLenses(pane, span, shares)
    let run = span.run
    pk_bend(field, run, lanes.amount, lanes.bevel, lanes.sampleX, lanes.sampleY)
    pk_bend_outward(field, run, lanes.band, lanes.outerX, lanes.outerY)
    var style = pane.style.kernel
    pk_shade(&style, field, lanes.rimScale, span.count, lanes.edge)
    readLayers(pane, span, shares, isEdge: true)
    shine(pane, span)
    pk_cover(bitmap.row(span.y) + span.x, lanes.colors, lanes.edge, span.count)
  }

  /// The exact merged field along the span; returns the drops' shares.
  private func evaluate(_ pane: Pane, _ span: Span) -> UnsafeMutablePointer<Float> {
    let shares = shares.reserve(pane.silhouette.drops.count * Lanes.length)
    pane.silhouette.merge(span.mask, span.run, lanes, shares: shares)
    if pane.silhouette.merges(span.mask) {
      pk_correct(lanes.merged, Optics.leastGradient, span.count)
    }
    return shares
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
    pk_read_face(&layer, columns, rows, count, colors)
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
