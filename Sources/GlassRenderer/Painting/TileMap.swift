import DisplayList
import PixelKernels

/// What each tile of 8×8 pixels is, by the field's samples in and around it.
///
/// Tiles are anchored to the window: a clip changes none.
final class TileMap {
  static let side = 8

  enum Kind {
    /// Outside the glass.
    static let empty: UInt8 = 0
    /// Deeper than the lens: filled by spans.
    static let body: UInt8 = 1
    /// Under the lens, away from the edge.
    static let lens: UInt8 = 2
    /// The silhouette runs through or near.
    static let edge: UInt8 = 3
  }

  /// Tiles held, in tiles of the window.
  @exclusivity(unchecked) private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  @exclusivity(unchecked) private(set) var kinds: UnsafeMutablePointer<UInt8>
  /// The drops that matter in each tile.
  @exclusivity(unchecked) private(set) var masks: UnsafeMutablePointer<UInt64>

  private let kindMemory = Scratch<UInt8>()
  private let maskMemory = Scratch<UInt64>()

  init() {
    kinds = kindMemory.reserve(1)
    masks = maskMemory.reserve(1)
  }

  func removeAll() { rect = PixelRect(x: 0, y: 0, width: 0, height: 0) }

  /// Sorts the tiles that cover the pane's area; its grid covers them.
  func fill(_ pane: Pane) {
    let (area, side, grid) = (pane.area, Self.side, pane.grid)
    let (x, y) = (area.x / side, area.y / side)
    rect = PixelRect(
      x: x, y: y, width: (area.maxX - 1) / side + 1 - x, height: (area.maxY - 1) / side + 1 - y)
    kinds = kindMemory.reserve(rect.width * rect.height)
    masks = maskMemory.reserve(rect.width * rect.height)
    // Between samples a field may pass a crease.
    let slack = pane.silhouette.drops.elements.reduce(Float(2)) { max($0, 2 * $1.slack) }
    let bevel = max(pane.silhouette.largestBevel, pane.style.depth)
    let (outside, inside) = (pane.style.margin + slack, -pane.style.depth - slack)
    let deep = -bevel - slack
    let samples = side / FieldGrid.step
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        var (least, most) = (Float.infinity, -Float.infinity)
        var mask: UInt64 = 0
        let corner =
          ((rect.y + row) * samples - grid.rect.y) * grid.stride
          + (rect.x + column) * samples - grid.rect.x
        for i in 0...samples {
          for j in 0...samples {
            let at = corner + i * grid.stride + j
            least = grid.d[at] < least ? grid.d[at] : least
            most = grid.d[at] > most ? grid.d[at] : most
            mask |= grid.masks[at]
          }
        }
        let at = row * rect.width + column
        masks[at] = mask
        if least > outside {
          kinds[at] = Kind.empty
          masks[at] = 0
        } else if most > inside {
          kinds[at] = Kind.edge
        } else if most > deep || !isPlain(pane, mask, rect.x + column, rect.y + row) {
          kinds[at] = Kind.lens
        } else {
          kinds[at] = Kind.body
        }
      }
    }
  }

  /// Whether a tile under the bevel's depth shows one layer, and no light.
  private func isPlain(_ pane: Pane, _ mask: UInt64, _ x: Int, _ y: Int) -> Bool {
    let side = Float(Self.side)
    let (x0, y0) = (Float(x) * side, Float(y) * side)
    for glow in pane.glows where glow.touches(x0: x0, y0: y0, x1: x0 + side, y1: y0 + side) {
      return false
    }
    return pane.sharesLayer(mask)
  }

  /// The spans of a row of pixels that no body or lens tile will fill.
  func forEachGap(_ y: Int, _ x0: Int, _ x1: Int, _ body: (_ from: Int, _ to: Int) -> Void) {
    let row = (y / Self.side) - rect.y
    guard y >= 0, row >= 0, row < rect.height else {
      body(x0, x1)
      return
    }
    var from = x0
    for tile in 0..<rect.width {
      let kind = kinds[row * rect.width + tile]
      guard kind == Kind.body || kind == Kind.lens else { continue }
      let left = (rect.x + tile) * Self.side
      if left > from { body(from, min(left, x1)) }
      from = max(from, left + Self.side)
      if from >= x1 { return }
    }
    if from < x1 { body(from, x1) }
  }
}
