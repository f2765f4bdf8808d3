import DisplayList
import PixelKernels

/// The merged field at every fourth pixel, anchored to the window.
///
/// It says what each tile is, gives the lens its field away from the edge, and the shadow its coverage.
final class FieldGrid {
  /// Pixels between samples; sample i lies at pixel coordinate i · step.
  static let step = 4
  /// Samples evaluated together, with the drops that matter to them.
  private static let block = 64

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
  private let distances = Scratch<Float>()

  init() {
    d = floats.reserve(5)
    (nx, ny, shadowSmall, shadowLarge) = (d + 1, d + 2, d + 3, d + 4)
    masks = words.reserve(1)
  }

  /// Evaluates the samples around `pixels`; beyond `margin` outside the outline any distance larger
  /// than the margin may stand for the true one.
  func fill(
    _ silhouette: Silhouette, pixels: PixelRect, margin: Float, _ lanes: Lanes,
    shares: UnsafeMutablePointer<Float>
  ) {
    let step = Self.step
    func floor(_ v: Int) -> Int { v >= 0 ? v / step : -((step - 1 - v) / step) }
    // Whole tiles: an even number of samples, and one more.
    let (x, y) = (floor(pixels.x) & ~1, floor(pixels.y) & ~1)
    rect = PixelRect(
      x: x, y: y, width: ((floor(pixels.maxX - 1) | 1) + 2) - x,
      height: ((floor(pixels.maxY - 1) | 1) + 2) - y)
    stride = (rect.width + 15) & ~7
    let size = stride * rect.height
    castsUnevenly = silhouette.drops.elements.contains {
      $0.shadowSmall != silhouette.drops.base[0].shadowSmall
        || $0.shadowLarge != silhouette.drops.base[0].shadowLarge
    }
    d = floats.reserve((castsUnevenly ? 5 : 3) * size)
    (nx, ny) = (d + size, d + 2 * size)
    if castsUnevenly { (shadowSmall, shadowLarge) = (d + 3 * size, d + 4 * size) }
    masks = words.reserve(size)
    let distances = distances.reserve(silhouette.drops.count * Lanes.length)
    let side = Float(step)
    for row in 0..<rect.height {
      let middle = Float((rect.y + row) * step)
      var start = 0
      while start < rect.width {
        // Blocks are anchored to the window too.
        let phase = (rect.x + start) & (Self.block - 1)
        let count = min(Self.block - phase, rect.width - start)
        let run = pk_run(
          x: Float((rect.x + start) * step), y: middle, step: side, count: Int32(count))
        let mask = silhouette.mask(
          x0: run.x, y0: middle, x1: run.x + Float(count) * side, y1: middle,
          margin: margin + 2 * side)
        fillBlock(silhouette, mask, run, at: row * stride + start, lanes, shares, distances)
        start += count
      }
    }
  }

  private func fillBlock(
    _ silhouette: Silhouette, _ mask: UInt64, _ run: pk_run, at: Int, _ lanes: Lanes,
    _ shares: UnsafeMutablePointer<Float>, _ distances: UnsafeMutablePointer<Float>
  ) {
    let count = Int(run.count)
    (masks + at).update(repeating: 0, count: count)
    guard mask != 0 else {
      (d + at).update(repeating: 1e9, count: count)
      return
    }
    silhouette.merge(mask, run, lanes, shares: shares, distances: distances)
    if silhouette.merges(mask) {
      pk_fill(lanes.unused, 1e9, run.count)
      for index in 0..<silhouette.drops.count where Silhouette.contains(mask, index) {
        pk_least(distances + index * Lanes.length, run.count, lanes.unused)
      }
      // Between samples two distances come closer by no more than twice half a cell's diagonal.
      let near = 1.4143 * Float(Self.step)
      for index in 0..<silhouette.drops.count where Silhouette.contains(mask, index) {
        pk_mark(
          distances + index * Lanes.length, lanes.unused,
          silhouette.reach + near * silhouette.drops.base[index].slack, Silhouette.bit(index),
          run.count, masks + at)
      }
      pk_correct(lanes.merged, Optics.leastGradient, run.count)
    } else {
      (masks + at).update(repeating: mask, count: count)
    }
    if castsUnevenly { fillOpacities(silhouette, mask, run.count, at, shares) }
    (d + at).update(from: lanes.merged.d, count: count)
    (nx + at).update(from: lanes.merged.gx, count: count)
    (ny + at).update(from: lanes.merged.gy, count: count)
  }

  private func fillOpacities(
    _ silhouette: Silhouette, _ mask: UInt64, _ count: Int32, _ at: Int,
    _ shares: UnsafeMutablePointer<Float>
  ) {
    var isFirst = true
    for index in 0..<silhouette.drops.count where Silhouette.contains(mask, index) {
      let drop = silhouette.drops.base[index]
      if isFirst {
        pk_fill(shadowSmall + at, drop.shadowSmall, count)
        pk_fill(shadowLarge + at, drop.shadowLarge, count)
        isFirst = false
      } else {
        pk_blend(shadowSmall + at, drop.shadowSmall, shares + index * Lanes.length, count)
        pk_blend(shadowLarge + at, drop.shadowLarge, shares + index * Lanes.length, count)
      }
    }
  }

  /// Fills the lanes' merged field between the samples, for a row of pixels inside the grid.
  func interpolate(x: Int, y: Int, count: Int, _ lanes: Lanes) {
    let place = Float(y - rect.y * Self.step) + 0.5
    let row = Int(place) / Self.step
    let part = (place - Float(row * Self.step)) / Float(Self.step)
    let first = Int32(x - rect.x * Self.step)
    for (from, to) in [(d, lanes.merged.d), (nx, lanes.merged.gx), (ny, lanes.merged.gy)] {
      let above = from + row * stride
      pk_between_samples(above, above + stride, part, first, Int32(count), to)
    }
  }
}
