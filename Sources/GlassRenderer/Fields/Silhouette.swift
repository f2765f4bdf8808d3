import Foundation
import PixelKernels

/// Shapes of one variant that render together: their merged field.
struct Silhouette {
  private(set) var primitives = Pool<Primitive>()
  private(set) var drops = Pool<Drop>()
  /// Spacing and swelling reach, in pixels.
  private(set) var reach: Float = 0
  private(set) var swellingReach: Float = 0
  /// Pixels that the merged outline may touch.
  private(set) var bounds = CGRect.null
  private(set) var largestBevel: Float = 0
  /// The farthest that a lens or an outer band looks.
  private(set) var farthestLook: Float = 0
  /// Whether drops differ in no value that merging would blend.
  private(set) var isUniform = true

  /// Shapes beyond this one share a bit in masks.
  static let maskLimit = 63

  mutating func removeAll() {
    primitives.removeAll()
    drops.removeAll()
    bounds = .null
    largestBevel = 0
    farthestLook = 0
  }

  func append(_ primitive: Primitive) { primitives.append(primitive) }

  mutating func append(_ drop: Drop) {
    drops.append(drop)
    bounds = bounds.union(drop.bounds)
    largestBevel = max(largestBevel, drop.lens.bevel)
    farthestLook = max(farthestLook, drop.lens.amount, drop.lens.band)
  }

  /// Sets how far shapes reach for each other, and widens the bounds by what merging may add.
  mutating func finish(reach: Float, swellingReach: Float) {
    self.reach = drops.count > 1 ? reach : 0
    self.swellingReach = swellingReach
    isUniform =
      !castsUnevenly
      && drops.elements.allSatisfy { $0.layer == 0 && $0.lens == drops.base[0].lens }
    guard !bounds.isNull else { return }
    let swells = primitives.count > drops.count
    let bulge = CGFloat(self.reach / 2 + (swells ? swellingReach / 2 : 0))
    bounds = bounds.insetBy(dx: -bulge, dy: -bulge)
  }

  @inline(__always)
  static func contains(_ mask: UInt64, _ index: Int) -> Bool {
    mask & bit(index) != 0
  }

  @inline(__always)
  static func bit(_ index: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: min(index, maskLimit)) }

  /// The drops that can matter to pixels of a rectangle, at most `margin` outside the outline.
  func mask(x0: Float, y0: Float, x1: Float, y1: Float, margin: Float) -> UInt64 {
    var mask: UInt64 = 0
    for index in 0..<drops.count {
      let box = drops.base[index].bounds
      let room = (margin + reach * 1.25) * drops.base[index].slack
      let near =
        Float(box.maxX) + room >= x0 && Float(box.minX) - room <= x1
        && Float(box.maxY) + room >= y0 && Float(box.minY) - room <= y1
      if near { mask |= Self.bit(index) }
    }
    return mask
  }

  /// The distance of one drop, swellings merged in, into `field`.
  func evaluateDrop(_ index: Int, _ run: pk_run, _ field: pk_field, _ lanes: Lanes) {
    let range = drops.base[index].primitives
    Primitive.evaluate(primitives.base + range.lowerBound, run, field)
    guard range.count > 1 else { return }
    for i in range.dropFirst() {
      Primitive.evaluate(primitives.base + i, run, lanes.swelling)
      let merging = pk_merging(reach: swellingReach, blend: 0, preference: 1)
      pk_fold(field, lanes.swelling, merging, run.count, lanes.unused)
    }
  }

  /// The merged field of the drops in `mask`, not yet corrected for depth.
  ///
  /// `shares` receives each drop's share at the time it was merged, a row of `Lanes.length` for each.
  /// `related` receives the drops that count within `slack` pixels of each pixel.
  func merge(
    _ mask: UInt64, _ run: pk_run, _ lanes: Lanes, shares: UnsafeMutablePointer<Float>,
    related: UnsafeMutablePointer<UInt64>? = nil, slack: Float = 0
  ) {
    var isFirst = true
    var pull: Float = 0
    for index in 0..<drops.count where Self.contains(mask, index) {
      let field = isFirst ? lanes.merged : lanes.shape
      evaluateDrop(index, run, field, lanes)
      let own = drops.base[index].pull
      if isFirst {
        related?.update(repeating: Self.bit(index), count: Int(run.count))
      } else {
        // GLASS.md §2: the weighted quadratic smooth minimum. A shape that is about to appear or to
        // vanish pulls less, and does not weaken the glass that it lies on.
        let merging = pk_merging(
          reach: reach * min(pull, own), blend: isUniform ? 0 : reach * Optics.valueBlend,
          preference: own / pull)
        if let related {
          let room = slack * drops.base[index].slack
          pk_relate(
            lanes.merged, field, merging, room, Self.bit(index), run.count, related)
        }
        pk_fold(lanes.merged, field, merging, run.count, shares + index * Lanes.length)
      }
      pull = max(pull, own)
      isFirst = false
    }
    if isFirst { pk_fill(lanes.merged.d, 1e9, run.count) }
  }

  /// Whether drops differ in their shadows.
  var castsUnevenly: Bool {
    drops.elements.contains {
      $0.shadowSmall != drops.base[0].shadowSmall || $0.shadowLarge != drops.base[0].shadowLarge
    }
  }

  /// Whether the mask's field is a merged one, whose depth needs correction.
  func merges(_ mask: UInt64) -> Bool {
    if mask & (mask &- 1) != 0 || mask >> 63 != 0 { return true }
    let index = mask.trailingZeroBitCount
    return index < drops.count && drops.base[index].primitives.count > 1
  }
}
