import DisplayList
import PixelKernels

/// The merged field at every fourth pixel, anchored to the window.
///
/// It says what each tile is, gives the lens its field away from the edge, and the shadow its coverage.
final class FieldGrid {
  /// Pixels between samples; sample i lies at pixel coordinate i · step.
  static let step = 4
  /// Samples a side that are evaluated together, with the drops that matter to them.
  private static let block = 16

  /// Samples held.
  @exclusivity(unchecked) private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  @exclusivity(unchecked) private(set) var stride = 0
  /// Distance, unit normal (both corrected for depth) and drops that matter near each sample.
  @exclusivity(unchecked) private(set) var d: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var nx: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var ny: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var masks: UnsafeMutablePointer<UInt64>

  /// Opacities of the small and the large shadow, where drops differ in them.
  @exclusivity(unchecked) private(set) var shadowSmall: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var shadowLarge: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var castsUnevenly = false

  private let floats = Scratch<Float>()
  private let words = Scratch<UInt64>()

  init() {
    d = floats.reserve(5)
    (nx, ny, shadowSmall, shadowLarge) = (d + 1, d + 2, d + 3, d + 4)
    masks = words.reserve(1)
  }

  /// Evaluates the samples around `pixels`.
  ///
  /// Beyond `margin` outside the outline any larger distance may stand for the true one, and deeper
  /// than `depth` any deeper one.
  func fill(
    _ silhouette: Silhouette, pixels: PixelRect, margin: Float, depth: Float, _ lanes: Lanes,
    shares: UnsafeMutablePointer<Float>
  ) {
    let (step, block) = (Self.step, Self.block)
    let cell = step * block
    func floor(_ v: Int) -> Int { v >= 0 ? v / cell : -((cell - 1 - v) / cell) }
    // Whole blocks, with the sample after the last pixel.
    let (x, y) = (floor(pixels.x), floor(pixels.y))
    let (columns, rows) = (floor(pixels.maxX + step) + 1 - x, floor(pixels.maxY + step) + 1 - y)
    rect = PixelRect(x: x * block, y: y * block, width: columns * block, height: rows * block)
    stride = rect.width + 8
    let size = stride * rect.height + 8
    castsUnevenly = silhouette.castsUnevenly
    d = floats.reserve((castsUnevenly ? 5 : 3) * size)
    (nx, ny) = (d + size, d + 2 * size)
    if castsUnevenly { (shadowSmall, shadowLarge) = (d + 3 * size, d + 4 * size) }
    masks = words.reserve(size)
    let side = Float(step)
    for row in 0..<rows {
      for column in 0..<columns {
        let run = pk_run(
          x: Float((x + column) * cell), y: Float((y + row) * cell), step: side,
          width: Int32(block), rows: Int32(block))
        let mask = silhouette.mask(
          x0: run.x, y0: run.y, x1: run.x + Float(cell), y1: run.y + Float(cell),
          margin: margin + 2 * side)
        let at = row * block * stride + column * block
        let even = evenDistance(silhouette, mask, run, margin + 2 * side, depth, lanes, shares)
        if let even {
          for i in 0..<block {
            (d + at + i * stride).update(repeating: even, count: block)
            (masks + at + i * stride).update(repeating: even < 0 ? mask : 0, count: block)
          }
        } else {
          fillBlock(silhouette, mask, run, at: at, lanes, shares)
        }
      }
    }
  }

  /// A distance that will do for the whole block, when it lies outside or deeper than any lens.
  private func evenDistance(
    _ silhouette: Silhouette, _ mask: UInt64, _ run: pk_run, _ margin: Float, _ depth: Float,
    _ lanes: Lanes, _ shares: UnsafeMutablePointer<Float>
  ) -> Float? {
    let far: Float = 1e9
    if mask == 0 { return far }
    let half = run.step * Float(Self.block) / 2
    let middle = pk_run(x: run.x + half, y: run.y + half, step: 1, width: 1, rows: 1)
    silhouette.merge(mask, middle, lanes, shares: shares)
    // A merged field may change faster than a distance.
    let slack = silhouette.drops.elements.reduce(Float(1)) { max($0, $1.slack) }
    let radius = 1.4143 * half * slack * (silhouette.merges(mask) ? 1.5 : 1)
    let distance = lanes.merged.d[0]
    if distance - radius > margin { return far }
    return distance + radius < -depth ? -far : nil
  }

  private func fillBlock(
    _ silhouette: Silhouette, _ mask: UInt64, _ run: pk_run, at: Int, _ lanes: Lanes,
    _ shares: UnsafeMutablePointer<Float>
  ) {
    let count = run.count
    // Between samples two distances come closer by no more than twice half a cell's diagonal, and the
    // reach changes a little with the normals.
    let slack = 1.4143 * Float(Self.step) + 0.1 * silhouette.reach
    silhouette.merge(mask, run, lanes, shares: shares, related: lanes.colors, slack: slack)
    if silhouette.merges(mask) { pk_correct(lanes.merged, Optics.leastGradient, count) }
    put(lanes.merged.d, d + at)
    put(lanes.merged.gx, nx + at)
    put(lanes.merged.gy, ny + at)
    put(lanes.colors, masks + at)
    if castsUnevenly { fillOpacities(silhouette, mask, count, at, lanes, shares) }
  }

  /// Copies a block to its place.
  private func put<T: BitwiseCopyable>(
    _ from: UnsafeMutablePointer<T>, _ to: UnsafeMutablePointer<T>
  ) {
    for row in 0..<Self.block {
      (to + row * stride).update(from: from + row * Self.block, count: Self.block)
    }
  }

  private func fillOpacities(
    _ silhouette: Silhouette, _ mask: UInt64, _ count: Int32, _ at: Int, _ lanes: Lanes,
    _ shares: UnsafeMutablePointer<Float>
  ) {
    var isFirst = true
    for index in 0..<silhouette.drops.count where Silhouette.contains(mask, index) {
      let drop = silhouette.drops.base[index]
      if isFirst {
        pk_fill(lanes.amount, drop.shadowSmall, count)
        pk_fill(lanes.bevel, drop.shadowLarge, count)
        isFirst = false
      } else {
        pk_blend(lanes.amount, drop.shadowSmall, shares + index * Lanes.length, count)
        pk_blend(lanes.bevel, drop.shadowLarge, shares + index * Lanes.length, count)
      }
    }
    put(lanes.amount, shadowSmall + at)
    put(lanes.bevel, shadowLarge + at)
  }

  /// Fills the lanes' merged field between the samples, for whole tiles of pixels inside the grid.
  func interpolate(_ run: pk_run, _ lanes: Lanes) {
    let column = Int(run.x) / Self.step - rect.x
    let at = (Int(run.y) / Self.step - rect.y) * stride + column
    let stride = Int32(stride)
    pk_between_samples(d + at, stride, run.width, lanes.merged.d)
    pk_between_samples(nx + at, stride, run.width, lanes.merged.gx)
    pk_between_samples(ny + at, stride, run.width, lanes.merged.gy)
  }
}
