import DisplayList
import PixelKernels

/// What each tile of 8×8 pixels is, by the merged distance at its middle. Tiles are anchored to the
/// window: a clip changes none.
final class TileMap {
  static let side = 8

  enum Kind {
    /// Outside the glass.
    static let empty: UInt8 = 0
    /// Deeper than the lens: filled by spans.
    static let body: UInt8 = 1
    /// Looked at through the lens, pixel by pixel.
    static let lens: UInt8 = 2
    /// The silhouette runs through or near.
    static let edge: UInt8 = 3
  }

  /// Tiles held, in tiles of the window.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var kinds: UnsafeMutablePointer<UInt8>
  /// The drops that matter in each tile.
  private(set) var masks: UnsafeMutablePointer<UInt64>

  private let kindMemory = Scratch<UInt8>()
  private let maskMemory = Scratch<UInt64>()
  private let distanceMemory = Scratch<Float>()

  init() {
    kinds = kindMemory.reserve(1)
    masks = maskMemory.reserve(1)
  }

  func removeAll() { rect = PixelRect(x: 0, y: 0, width: 0, height: 0) }

  /// Sorts the tiles that cover the pane's area.
  func fill(_ pane: Pane, _ lanes: Lanes, shares: UnsafeMutablePointer<Float>) {
    let (area, side) = (pane.area, Self.side)
    let (x, y) = (area.x / side, area.y / side)
    rect = PixelRect(
      x: x, y: y, width: (area.maxX - 1) / side + 1 - x, height: (area.maxY - 1) / side + 1 - y)
    kinds = kindMemory.reserve(rect.width * rect.height)
    masks = maskMemory.reserve(rect.width * rect.height)
    let distances = distanceMemory.reserve(pane.silhouette.drops.count * Lanes.length)
    let margin = pane.style.margin + 2 * Float(side)
    for row in 0..<rect.height {
      let top = Float((rect.y + row) * side)
      let mask = pane.silhouette.mask(from: top, to: top + Float(side), margin: margin)
      let at = row * rect.width
      if mask == 0 {
        (kinds + at).update(repeating: Kind.empty, count: rect.width)
        (masks + at).update(repeating: 0, count: rect.width)
        continue
      }
      var start = 0
      while start < rect.width {
        let run = pk_run(
          x: (Float(rect.x + start) + 0.5) * Float(side), y: top + Float(side) / 2,
          step: Float(side), count: Int32(min(rect.width - start, Lanes.length)))
        pane.silhouette.merge(mask, run, lanes, shares: shares, distances: distances)
        sort(pane, mask, run, lanes, distances, at + start)
        start += Int(run.count)
      }
    }
  }

  private func sort(
    _ pane: Pane, _ rowMask: UInt64, _ run: pk_run, _ lanes: Lanes,
    _ distances: UnsafeMutablePointer<Float>, _ at: Int
  ) {
    let silhouette = pane.silhouette
    let drops = silhouette.drops
    // Half a tile's diagonal.
    let radius = Float(Self.side) * 0.7072
    let bevel = max(silhouette.largestBevel, pane.style.depth)
    for tile in 0..<Int(run.count) {
      var least = Float.infinity
      for index in drops.indices where Silhouette.contains(rowMask, index) {
        least = min(least, distances[index * Lanes.length + tile])
      }
      var mask: UInt64 = 0
      var slack = radius
      for index in drops.indices where Silhouette.contains(rowMask, index) {
        let room = radius * drops[index].slack
        let away = distances[index * Lanes.length + tile] - least
        guard away < 2 * room + silhouette.reach else { continue }
        mask |= Silhouette.bit(index)
        slack = max(slack, room)
      }
      // A merged field may change faster than a distance.
      if silhouette.merges(mask) { slack *= 1.5 }
      let distance = lanes.merged.d[tile]
      masks[at + tile] = mask
      if distance - slack > pane.style.margin {
        kinds[at + tile] = Kind.empty
        masks[at + tile] = 0
      } else if distance + slack > -pane.style.depth {
        kinds[at + tile] = Kind.edge
      } else if distance + slack > -bevel || !isPlain(pane, mask, run, tile) {
        kinds[at + tile] = Kind.lens
      } else {
        kinds[at + tile] = Kind.body
      }
    }
  }

  /// Whether a tile under the bevel's depth shows one layer, and no light.
  private func isPlain(_ pane: Pane, _ mask: UInt64, _ run: pk_run, _ tile: Int) -> Bool {
    let half = Float(Self.side) / 2
    let x = run.x + Float(tile) * run.step
    for glow in pane.glows
    where glow.touches(x0: x - half, y0: run.y - half, x1: x + half, y1: run.y + half) {
      return false
    }
    return pane.sharesLayer(mask)
  }
}
