import DisplayList

/// Paints the shadow of a silhouette: its coverage on a coarse grid, blurred, and drawn by spans.
///
/// Two shadows stand for small and large shapes; a shape between them casts some of both.
final class ShadowPainter {
  private let cells = Scratch<Float>()
  private let across = Scratch<Float>()
  private let blurred = Scratch<Float>()
  private let line = Scratch<Float>()

  struct Style {
    /// Pixels.
    var offset: Float
    var deviation: Float
    var isLarge: Bool

    init(_ shadow: Optics.Shadow, scale: Float, isLarge: Bool) {
      offset = shadow.offset * scale
      deviation = shadow.radius * Optics.shadowDeviation * scale
      self.isLarge = isLarge
    }

    /// How far from the outline it is seen.
    var reach: Float { 3 * deviation + offset }
  }

  /// Darkens `bitmap` inside `clip`.
  func paint(
    _ style: Style, of silhouette: Silhouette, scale: Float, into bitmap: Bitmap, clip: PixelRect,
    lanes: Lanes, weights: UnsafeMutablePointer<Float>
  ) {
    let divisor = scale >= 1.5 ? 8 : 4
    let needed = PixelRect(
      x: floorDivide(clip.x, divisor) - 1, y: floorDivide(clip.y, divisor) - 1,
      width: (clip.width + divisor - 1) / divisor + 4,
      height: (clip.height + divisor - 1) / divisor + 4)
    let side = Float(divisor)
    let variance = style.deviation * style.deviation / (side * side) - 0.25
    let kernel = BlurKernel(variance: max(variance, 0))
    let radius = kernel.radius
    let source = needed.inset(by: -radius)
    let cells = cells.reserve(source.width * source.height)
    fillCoverage(
      silhouette, style, source, divisor, cells, lanes, weights)

    let across = across.reserve(needed.width * source.height)
    for y in 0..<source.height {
      filter(
        kernel, cells + y * source.width + radius, stride: 1, into: across + y * needed.width,
        count: needed.width)
    }
    let blurred = blurred.reserve(needed.width * needed.height)
    for y in 0..<needed.height {
      filter(
        kernel, across + (y + radius) * needed.width, stride: needed.width,
        into: blurred + y * needed.width, count: needed.width)
    }
    darken(bitmap, clip, needed, divisor, blurred)
  }

  private func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

  /// Coverage times opacity at the middle of each cell, the shape moved down by the offset.
  private func fillCoverage(
    _ silhouette: Silhouette, _ style: Style, _ rect: PixelRect, _ divisor: Int,
    _ cells: UnsafeMutablePointer<Float>, _ lanes: Lanes, _ weights: UnsafeMutablePointer<Float>
  ) {
    let side = Float(divisor)
    let d = lanes.distance(.merged)
    let amount = lanes.amount
    let inverse = 256 / side
    for y in 0..<rect.height {
      var start = 0
      while start < rect.width {
        let run = Run(
          x: (Float(rect.x + start) + 0.5) * side,
          y: (Float(rect.y + y) + 0.5) * side - style.offset, step: side,
          count: min(rect.width - start, Lanes.length))
        silhouette.merge(.max, run, lanes, weights: weights)
        var isFirst = true
        for index in silhouette.drops.indices {
          let drop = silhouette.drops[index]
          let opacity = style.isLarge ? drop.shadowLarge : drop.shadowSmall
          if isFirst {
            isFirst = false
            for i in 0..<run.count { amount[i] = opacity }
          } else {
            let row = weights + index * Lanes.length
            for i in 0..<run.count { amount[i] += (opacity - amount[i]) * row[i] }
          }
        }
        let out = cells + y * rect.width + start
        for i in 0..<run.count {
          let c = 128 - d[i] * inverse
          out[i] = amount[i] * (c > 0 ? (c < 256 ? c : 256) : 0)
        }
        start += run.count
      }
    }
  }

  private func filter(
    _ kernel: BlurKernel, _ from: UnsafeMutablePointer<Float>, stride: Int,
    into to: UnsafeMutablePointer<Float>, count: Int
  ) {
    kernel.taps.withUnsafeBufferPointer { taps in
      for x in 0..<count { to[x] = from[x] * taps[0] }
      for i in 1..<max(taps.count, 1) {
        let weight = taps[i]
        let (before, after) = (from - i * stride, from + i * stride)
        for x in 0..<count { to[x] += (before[x] + after[x]) * weight }
      }
    }
  }

  private func darken(
    _ bitmap: Bitmap, _ clip: PixelRect, _ rect: PixelRect, _ divisor: Int,
    _ cells: UnsafeMutablePointer<Float>
  ) {
    let inverse = 1 / Float(divisor)
    let row = line.reserve(rect.width)
    for y in clip.y..<clip.maxY {
      let v = (Float(y) + 0.5) * inverse - 0.5 - Float(rect.y)
      let cell = Int(v)
      let fy = v - Float(cell)
      let top = cells + cell * rect.width
      var most: Float = 0
      for x in 0..<rect.width {
        let value = top[x] + (top[x + rect.width] - top[x]) * fy
        row[x] = value
        most = value > most ? value : most
      }
      guard most >= 0.5 else { continue }
      let out = bitmap.row(y)
      for x in clip.x..<clip.maxX {
        let u = (Float(x) + 0.5) * inverse - 0.5 - Float(rect.x)
        let at = Int(u)
        let value = row[at] + (row[at + 1] - row[at]) * (u - Float(at))
        let weight = UInt64(UInt32(bitPattern: rounded(value)))
        guard weight > 0 else { continue }
        out[x] = Packing.pack(Packing.mix(Packing.spread(out[x]), Packing.black, weight))
      }
    }
  }
}
