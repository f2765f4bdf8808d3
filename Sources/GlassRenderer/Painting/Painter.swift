import DisplayList
import PixelKernels

/// Paints the bodies of a pane, tile row by tile row, in spans of tiles that are alike.
final class Painter {
  let lanes = Lanes()
  /// Shares of merged drops, a row for each.
  let shares = Scratch<Float>()
  private let line = Scratch<UInt64>()

  /// One span of a row of pixels.
  private struct Span {
    var x: Int
    var y: Int
    var count: Int
    var mask: UInt64
    var isEdge: Bool
  }

  /// Paints the pane's area; its tiles and layers are filled.
  func paint(_ pane: Pane, into bitmap: Bitmap) {
    let (area, tiles, side) = (pane.area, pane.tiles, TileMap.side)
    let (kinds, masks) = (tiles.kinds, tiles.masks)
    for row in 0..<tiles.rect.height {
      let (y0, y1) = (
        max((tiles.rect.y + row) * side, area.y), min((tiles.rect.y + row + 1) * side, area.maxY)
      )
      let (first, last) = (row * tiles.rect.width, (row + 1) * tiles.rect.width)
      var start = first
      while start < last {
        var end = start + 1
        while end < last, kinds[end] == kinds[start], masks[end] == masks[start],
          end - start < Lanes.length / side
        {
          end += 1
        }
        let kind = kinds[start]
        if kind != TileMap.Kind.empty {
          let x0 = max((tiles.rect.x + start - first) * side, area.x)
          let x1 = min((tiles.rect.x + end - first) * side, area.maxX)
          for y in y0..<y1 {
            let span = Span(
              x: x0, y: y, count: x1 - x0, mask: masks[start],
              isEdge: kind == TileMap.Kind.edge)
            if kind == TileMap.Kind.body {
              paintBody(pane, span, bitmap)
            } else {
              paintLens(pane, span, bitmap)
            }
          }
        }
        start = end
      }
    }
  }

  private func paintBody(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    guard let drop = pane.firstDrop(span.mask) else { return }
    var layer = pane.layers[drop.layer].view
    pk_body(
      &layer, Int32(span.x), Int32(span.y), Int32(span.count), line.reserve(span.count + 8),
      bitmap.row(span.y) + span.x)
  }

  private func paintLens(_ pane: Pane, _ span: Span, _ bitmap: Bitmap) {
    let count = Int32(span.count)
    let run = pk_run(x: Float(span.x) + 0.5, y: Float(span.y) + 0.5, step: 1, count: count)
    let shares = shares.reserve(pane.silhouette.drops.count * Lanes.length)
    pane.silhouette.merge(span.mask, run, lanes, shares: shares)
    if pane.silhouette.merges(span.mask) {
      pk_correct(lanes.merged, Optics.leastGradient, count)
    }
    blendLenses(pane, span, shares)
    pk_bend(lanes.merged, run, lanes.amount, lanes.bevel, lanes.sampleX, lanes.sampleY)
    if span.isEdge {
      pk_bend_outward(lanes.merged, run, lanes.band, lanes.outerX, lanes.outerY)
      var style = pane.style.kernel
      pk_shade(&style, lanes.merged, lanes.rimScale, count, lanes.edge)
    }
    readLayers(pane, span, shares)
    if !pane.glows.isEmpty {
      pk_fill(lanes.glow, 0, count)
      for glow in pane.glows {
        pk_shine(glow.x, glow.y, glow.radius, glow.strength, run, lanes.glow)
      }
      pk_weights(lanes.glow, count, lanes.mixWeights)
      pk_whiten(lanes.colors, lanes.mixWeights, count)
    }
    let pixels = bitmap.row(span.y) + span.x
    if span.isEdge {
      pk_cover(pixels, lanes.colors, lanes.edge, lanes.merged.d, pane.style.margin, count)
    } else {
      pk_store(pixels, lanes.colors, count)
    }
  }

  /// Mixes the drops' lenses by their shares.
  private func blendLenses(_ pane: Pane, _ span: Span, _ shares: UnsafeMutablePointer<Float>) {
    let count = Int32(span.count)
    guard let first = pane.firstDrop(span.mask) else { return }
    pk_fill(lanes.amount, first.lens.amount, count)
    pk_fill(lanes.bevel, first.lens.bevel, count)
    if span.isEdge {
      pk_fill(lanes.band, first.lens.band, count)
      pk_fill(lanes.rimScale, first.lens.rimScale, count)
    }
    if pane.sharesLens(span.mask, first) { return }
    let drops = pane.silhouette.drops
    var isFirst = true
    for index in drops.indices where Silhouette.contains(span.mask, index) {
      if isFirst {
        isFirst = false
        continue
      }
      let (lens, share) = (drops[index].lens, shares + index * Lanes.length)
      pk_blend(lanes.amount, lens.amount, share, count)
      pk_blend(lanes.bevel, lens.bevel, share, count)
      if span.isEdge {
        pk_blend(lanes.band, lens.band, share, count)
        pk_blend(lanes.rimScale, lens.rimScale, share, count)
      }
    }
  }

  /// Reads the glass behind every pixel, mixed over the drops' layers by their shares.
  private func readLayers(_ pane: Pane, _ span: Span, _ shares: UnsafeMutablePointer<Float>) {
    guard let first = pane.firstDrop(span.mask) else { return }
    read(pane.layers[first.layer].view, span, lanes.colors)
    if pane.sharesLayer(span.mask) { return }
    let drops = pane.silhouette.drops
    let count = Int32(span.count)
    var isFirst = true
    for index in drops.indices where Silhouette.contains(span.mask, index) {
      if isFirst {
        isFirst = false
        continue
      }
      read(pane.layers[drops[index].layer].view, span, lanes.otherColors)
      let share = shares + index * Lanes.length
      for i in 0..<span.count { lanes.sampleWeights[i] = share[i] * 256 }
      pk_weights(lanes.sampleWeights, count, lanes.mixWeights)
      pk_mix(lanes.colors, lanes.otherColors, lanes.mixWeights, count)
    }
  }

  private func read(_ layer: pk_layer, _ span: Span, _ colors: UnsafeMutablePointer<UInt64>) {
    var layer = layer
    let count = Int32(span.count)
    let (columns, rows) = (lanes.columns, lanes.rowsOfCells)
    pk_to_cells(&layer, lanes.sampleX, lanes.sampleY, count, columns, rows)
    pk_read_face(&layer, columns, rows, count, colors)
    guard span.isEdge else { return }
    pk_to_cells(&layer, lanes.outerX, lanes.outerY, count, lanes.outerColumns, lanes.outerRows)
    pk_read_edge(
      &layer, columns, rows, lanes.outerColumns, lanes.outerRows, lanes.edge, count, colors)
  }
}
