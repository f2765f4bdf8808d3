import DisplayList

/// Paints the bodies of one silhouette, tile row by tile row.
///
/// A tile of 8×8 pixels is left alone, filled by spans, or evaluated pixel by pixel, by the merged
/// distance at its middle. Tiles are anchored to the window: a clip changes no pixel.
final class Painter {
  static let tile = 8

  let lanes: Lanes
  let weights = Scratch<Float>()
  private let columns = Scratch<Int32>(capacity: 2 * Lanes.length)
  private let tileDistances = Scratch<Float>()
  private let masks = Scratch<UInt64>()
  private let kinds = Scratch<UInt8>()

  private enum Kind {
    static let empty: UInt8 = 0
    static let body: UInt8 = 1
    static let ring: UInt8 = 2
  }

  init() {
    let base = UnsafeMutablePointer<Float>.allocate(capacity: Lanes.length * Lanes.count)
    base.initialize(repeating: 0, count: Lanes.length * Lanes.count)
    lanes = Lanes(base: base)
    for i in 0..<Lanes.length { lanes.ramp[i] = Float(i) }
  }

  deinit { lanes.base.deallocate() }

  /// One silhouette with what it is painted with.
  struct Job {
    var silhouette: Silhouette
    var layers: [LayerView]
    var style: EdgeStyle
    var glows: [GlowLight]
  }

  /// Paints inside `clip`, which lies inside the bitmap.
  func paint(_ job: Job, into bitmap: Bitmap, clip: PixelRect) {
    guard !clip.isEmpty, !job.silhouette.drops.isEmpty else { return }
    let size = Self.tile
    let (firstTile, lastTile) = (clip.x / size, (clip.maxX - 1) / size)
    let count = lastTile - firstTile + 1
    let masks = masks.reserve(count)
    let kinds = kinds.reserve(count)
    for tileRow in (clip.y / size)...((clip.maxY - 1) / size) {
      classify(job, tileRow: tileRow, firstTile: firstTile, count: count, kinds, masks)
      var start = 0
      while start < count {
        var end = start + 1
        while end < count, kinds[end] == kinds[start], masks[end] == masks[start],
          end - start < Lanes.length / size
        {
          end += 1
        }
        if kinds[start] != Kind.empty {
          let x0 = max((firstTile + start) * size, clip.x)
          let x1 = min((firstTile + end) * size, clip.maxX)
          let y0 = max(tileRow * size, clip.y)
          let y1 = min((tileRow + 1) * size, clip.maxY)
          for y in y0..<y1 {
            if kinds[start] == Kind.body {
              paintBody(job, masks[start], bitmap, y, x0, x1)
            } else {
              paintRing(job, masks[start], bitmap, y, x0, x1)
            }
          }
        }
        start = end
      }
    }
  }

  /// Says of each tile of a row what it is, and which drops matter in it.
  private func classify(
    _ job: Job, tileRow: Int, firstTile: Int, count: Int, _ kinds: UnsafeMutablePointer<UInt8>,
    _ masks: UnsafeMutablePointer<UInt64>
  ) {
    let size = Self.tile
    let drops = job.silhouette.drops
    let distances = tileDistances.reserve(count * (drops.count + 1))
    let weights = weights.reserve(drops.count * Lanes.length)
    let merged = distances + drops.count * count
    var start = 0
    while start < count {
      let run = Run(
        x: Float((firstTile + start) * size) + Float(size) / 2,
        y: Float(tileRow * size) + Float(size) / 2, step: Float(size),
        count: min(count - start, Lanes.length))
      for index in drops.indices {
        job.silhouette.evaluateDrop(index, run, lanes, .shape)
        (distances + index * count + start)
          .update(from: lanes.distance(.shape), count: run.count)
      }
      job.silhouette.merge(.max, run, lanes, weights: weights)
      (merged + start).update(from: lanes.distance(.merged), count: run.count)
      start += run.count
    }
    // Half the tile's diagonal, with room for a field that is not exactly a distance.
    let radius = Float(size) * 0.7072
    let inner = max(job.silhouette.largestBevel, job.style.depth)
    for tile in 0..<count {
      var least = Float.infinity
      for index in drops.indices { least = min(least, distances[index * count + tile]) }
      var mask: UInt64 = 0
      var slack = radius
      for index in drops.indices {
        let near = 2 * radius * drops[index].slack + job.silhouette.reach
        guard distances[index * count + tile] - least < near else { continue }
        mask |= 1 << UInt64(min(index, Silhouette.maskLimit))
        slack = max(slack, radius * drops[index].slack)
      }
      if mask & (mask - 1) != 0 { slack *= 1.5 }
      let distance = merged[tile]
      masks[tile] = mask
      if distance - slack > job.style.margin {
        kinds[tile] = Kind.empty
        masks[tile] = 0
      } else if distance + slack < -inner, job.glows.isEmpty, isUniform(job, mask) {
        kinds[tile] = Kind.body
      } else {
        kinds[tile] = Kind.ring
      }
    }
  }

  /// Whether all drops in the mask share a layer.
  private func isUniform(_ job: Job, _ mask: UInt64) -> Bool {
    var layer = -1
    for index in job.silhouette.drops.indices where Silhouette.contains(mask, index) {
      if layer >= 0, layer != job.silhouette.drops[index].layer { return false }
      layer = job.silhouette.drops[index].layer
    }
    return true
  }

  private func firstLayer(_ job: Job, _ mask: UInt64) -> LayerView? {
    for index in job.silhouette.drops.indices where Silhouette.contains(mask, index) {
      return job.layers[job.silhouette.drops[index].layer]
    }
    return nil
  }

  private func paintBody(
    _ job: Job, _ mask: UInt64, _ bitmap: Bitmap, _ y: Int, _ x0: Int, _ x1: Int
  ) {
    guard let layer = firstLayer(job, mask) else { return }
    let out = bitmap.row(y)
    let step = Int32(256 / layer.divisor)
    let half = step / 2
    let row = Int32(truncatingIfNeeded: y) * step + half - 128 - Int32(layer.y * 256)
    var column = Int32(truncatingIfNeeded: x0) * step + half - 128 - Int32(layer.x * 256)
    for x in x0..<x1 {
      out[x] = Packing.pack(layer.read(layer.face, column, row))
      column &+= step
    }
  }

  private func paintRing(
    _ job: Job, _ mask: UInt64, _ bitmap: Bitmap, _ y: Int, _ x0: Int, _ x1: Int
  ) {
    let run = Run(x: Float(x0) + 0.5, y: Float(y) + 0.5, step: 1, count: x1 - x0)
    let drops = job.silhouette.drops
    let weights = weights.reserve(drops.count * Lanes.length)
    job.silhouette.merge(mask, run, lanes, weights: weights)
    if mask & (mask - 1) != 0 || mask >> 63 != 0 { correctDepth(count: run.count, lanes) }
    blendOptics(job, mask, run, weights)
    bend(run, lanes)
    bendOutward(run, lanes)
    shadeEdge(job.style, run, lanes)
    if !job.glows.isEmpty { shine(job.glows, run, lanes) }

    let faces = UnsafeMutableRawPointer(lanes.base + 27 * Lanes.length)
      .assumingMemoryBound(to: UInt64.self)
    fetchFaces(job, mask, run, weights, faces)
    let out = bitmap.row(y) + x0
    let d = lanes.distance(.merged)
    let margin = job.style.margin
    let hasGlow = !job.glows.isEmpty
    for i in 0..<run.count {
      if d[i] >= margin { continue }
      var color = faces[i]
      if hasGlow {
        color = Packing.mix(color, Packing.white, UInt64(UInt32(bitPattern: rounded(lanes.glow[i]))))
      }
      let coverage = UInt64(UInt32(bitPattern: rounded(lanes.coverage[i])))
      if coverage == 256 {
        out[i] = Packing.pack(color)
        continue
      }
      let border = UInt64(UInt32(bitPattern: rounded(lanes.border[i])))
      let below = Packing.mix(Packing.spread(out[i]), Packing.black, border)
      out[i] = Packing.pack(Packing.mix(below, color, coverage))
    }
  }

  /// Mixes the drops' lens numbers by their weights.
  private func blendOptics(_ job: Job, _ mask: UInt64, _ run: Run, _ weights: UnsafeMutablePointer<Float>)
  {
    let drops = job.silhouette.drops
    let (amount, bevel) = (lanes.amount, lanes.bevel)
    let (band, rimScale) = (lanes.band, lanes.rimScale)
    var isFirst = true
    for index in drops.indices where Silhouette.contains(mask, index) {
      let drop = drops[index]
      if isFirst {
        isFirst = false
        for i in 0..<run.count {
          amount[i] = drop.amount
          bevel[i] = drop.bevel
          band[i] = drop.band
          rimScale[i] = drop.rimScale
        }
        continue
      }
      let row = weights + index * Lanes.length
      for i in 0..<run.count {
        let t = row[i]
        amount[i] += (drop.amount - amount[i]) * t
        bevel[i] += (drop.bevel - bevel[i]) * t
        band[i] += (drop.band - band[i]) * t
        rimScale[i] += (drop.rimScale - rimScale[i]) * t
      }
    }
  }

  /// Reads the glass behind every pixel of the run: face, band, rim and inner shadow, mixed over the
  /// drops' layers by weight.
  private func fetchFaces(
    _ job: Job, _ mask: UInt64, _ run: Run, _ weights: UnsafeMutablePointer<Float>,
    _ faces: UnsafeMutablePointer<UInt64>
  ) {
    let drops = job.silhouette.drops
    let uniform = isUniform(job, mask)
    var isFirst = true
    for index in drops.indices where Silhouette.contains(mask, index) {
      if isFirst {
        fetch(job.layers[drops[index].layer], job, run, nil, faces)
        isFirst = false
      } else if !uniform {
        fetch(job.layers[drops[index].layer], job, run, weights + index * Lanes.length, faces)
      }
    }
  }

  private func fetch(
    _ layer: LayerView, _ job: Job, _ run: Run, _ weight: UnsafeMutablePointer<Float>?,
    _ faces: UnsafeMutablePointer<UInt64>
  ) {
    let columns = columns.reserve(4 * Lanes.length)
    let rows = columns + Lanes.length
    let (outerColumns, outerRows) = (columns + 2 * Lanes.length, columns + 3 * Lanes.length)
    toCells(lanes.sampleX, lanes.sampleY, count: run.count, layer, columns, rows)
    toCells(lanes.outerX, lanes.outerY, count: run.count, layer, outerColumns, outerRows)
    let d = lanes.distance(.merged)
    let edge = -job.style.depth
    let margin = job.style.margin
    let sharpShare: Float = 256
    for i in 0..<run.count {
      if d[i] >= margin { continue }
      var share: UInt64 = 256
      if let weight {
        share = UInt64(UInt32(bitPattern: rounded(weight[i] * 256)))
        if share == 0 { continue }
      }
      var color = layer.read(layer.face, columns[i], rows[i])
      if d[i] > edge {
        let band = lanes.bandMix[i]
        if band > 0 {
          let part = band / max(job.style.bandMix, 1e-3) * sharpShare
          color = Packing.mix(
            color, layer.read(layer.sharp, columns[i], rows[i]),
            UInt64(UInt32(bitPattern: rounded(part))))
          color = Packing.mix(
            color, layer.read(layer.sharp, outerColumns[i], outerRows[i]),
            UInt64(UInt32(bitPattern: rounded(band))))
        }
        let rim = UInt64(UInt32(bitPattern: rounded(lanes.rim[i])))
        color = Packing.mix(color, layer.read(layer.rim, columns[i], rows[i]), rim)
        let inner = UInt64(UInt32(bitPattern: rounded(lanes.innerShadow[i])))
        color = Packing.mix(color, Packing.black, inner)
      }
      faces[i] = share == 256 ? color : Packing.mix(faces[i], color, share)
    }
  }
}
