import DisplayList
import Foundation
import Geometry

/// One shape of a group, ready to be painted.
struct Drop {
  /// Its outline, then its swellings: a range of the silhouette's primitives.
  var primitives: Range<Int>
  var bounds: CGRect
  /// Lens, bevel and outer read, in pixels; strength of the rim.
  var amount: Float
  var bevel: Float
  var band: Float
  var rimScale: Float
  /// Bounding box of everything the lens reads, without blur.
  var shadowSmall: Float
  var shadowLarge: Float
  /// How strongly it reaches for others: presence.
  var pull: Float
  var slack: Float
  var layer: Int
}

/// Shapes of one variant that render together: their merged field.
struct Silhouette {
  var variant: GlassShape.Variant = .regular
  var primitives: [Primitive] = []
  var drops: [Drop] = []
  /// Spacing and swelling reach, in pixels.
  var reach: Float = 0
  var swellingReach: Float = 0
  /// Pixels that the merged outline may touch.
  var bounds = CGRect.null
  var largestBevel: Float = 0

  /// Shapes beyond this one share a bit in tile masks.
  static let maskLimit = 63

  mutating func removeAll() {
    primitives.removeAll(keepingCapacity: true)
    drops.removeAll(keepingCapacity: true)
    bounds = .null
    largestBevel = 0
  }

  /// The distance of one drop, swellings merged in, into `field`.
  func evaluateDrop(_ index: Int, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field) {
    let range = drops[index].primitives
    evaluatePrimitive(primitives[range.lowerBound], run, lanes, field)
    guard range.count > 1 else { return }
    for i in range.dropFirst() {
      evaluatePrimitive(primitives[i], run, lanes, .swelling)
      fold(
        .swelling, into: field, reach: swellingReach, count: run.count, lanes, weight: lanes.weight)
    }
  }

  /// The merged field of the drops in `mask`, not yet corrected. `weights` receives, drop by drop,
  /// its share when it was merged (a row of `Lanes.length` for each).
  func merge(
    _ mask: UInt64, _ run: Run, _ lanes: Lanes, weights: UnsafeMutablePointer<Float>
  ) {
    var isFirst = true
    var pull: Float = 0
    for index in drops.indices where Self.contains(mask, index) {
      let row = weights + index * Lanes.length
      if isFirst {
        evaluateDrop(index, run, lanes, .merged)
        pull = drops[index].pull
        isFirst = false
      } else {
        evaluateDrop(index, run, lanes, .shape)
        let k = reach * min(pull, drops[index].pull)
        fold(.shape, into: .merged, reach: k, count: run.count, lanes, weight: row)
        pull = max(pull, drops[index].pull)
      }
    }
  }

  @inline(__always)
  static func contains(_ mask: UInt64, _ index: Int) -> Bool {
    mask & (1 << UInt64(min(index, maskLimit))) != 0
  }
}
