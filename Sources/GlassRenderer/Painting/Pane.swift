import DisplayList
import Foundation
import PixelKernels

/// The shapes of one variant with everything needed to paint them, kept from frame to frame.
final class Pane {
  let variant: GlassShape.Variant
  @exclusivity(unchecked) var silhouette = Silhouette()
  @exclusivity(unchecked) private(set) var materials: [Material] = []
  @exclusivity(unchecked) private(set) var layers: [Layer] = []
  @exclusivity(unchecked) private(set) var glows: [GlowLight] = []
  @exclusivity(unchecked) private(set) var style = EdgeStyle(
    scale: 1, isClear: false, hasBorder: false, showsRim: true)
  /// Pixels to paint, without shadow.
  @exclusivity(unchecked) private(set) var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  let grid = FieldGrid()
  let tiles = TileMap()

  init(_ variant: GlassShape.Variant) { self.variant = variant }

  var isEmpty: Bool { silhouette.drops.count == 0 }

  func removeAll() {
    silhouette.removeAll()
    materials.removeAll(keepingCapacity: true)
    glows.removeAll(keepingCapacity: true)
    area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    tiles.removeAll()
  }

  func append(_ glow: GlowLight) { glows.append(glow) }

  /// The layer for a material: shapes of the same material share it.
  func layer(for material: Material) -> Int {
    if let known = materials.firstIndex(of: material) { return known }
    materials.append(material)
    if layers.count < materials.count { layers.append(Layer()) }
    return materials.count - 1
  }

  /// Evaluates the field that painting inside `clip` needs, shadows included, and sorts the tiles.
  func prepare(
    _ style: EdgeStyle, scale: Float, clip: PixelRect, _ lanes: Lanes,
    shares: UnsafeMutablePointer<Float>
  ) {
    self.style = style
    let margin = Int(style.margin.rounded(.up)) + 1
    let box = PixelRect(covering: silhouette.bounds, scale: 1).inset(by: -margin)
    area = box.intersection(clip)
    var needed = area
    for isLarge in [false, true] {
      let shadow = ShadowPainter.Style(isLarge: isLarge, scale: scale)
      guard shadow.isCast(by: silhouette) else { continue }
      let reach = Int(shadow.reach.rounded(.up))
      needed = needed.union(box.inset(by: -TileMap.side).intersection(clip.inset(by: -reach)))
    }
    if needed.isEmpty { return }
    // Where drops differ, what a deep block shows depends on them: its samples must tell.
    let isPlain = materials.count == 1 && !silhouette.castsUnevenly
    let depth = max(silhouette.largestBevel, style.depth) + 8
    grid.fill(
      silhouette, pixels: needed, margin: max(style.margin, Float(TileMap.side)),
      depth: isPlain ? depth : .infinity, lanes, shares: shares)
    if !area.isEmpty { tiles.fill(self) }
  }

  /// How far beside a drop its layer is looked at, in pixels.
  ///
  /// A merged pixel may lie as far as the reach from a drop that still has a share in it. The lens looks
  /// inward; what it looks for beyond this is found at its edge.
  func room(of drop: Drop, margin: Float) -> Float {
    silhouette.reach + max(drop.lens.band, 2 * margin) + 2
  }

  /// The cells of its layer that a material needs to paint `area`.
  func cells(of index: Int) -> PixelRect {
    var need = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let look = Int(silhouette.farthestLook.rounded(.up)) + 2
    for drop in silhouette.drops.elements where drop.layer == index {
      let room = CGFloat(room(of: drop, margin: style.margin))
      let bounds = PixelRect(covering: drop.bounds.insetBy(dx: -room, dy: -room), scale: 1)
      let near = bounds.intersection(area)
      if !near.isEmpty { need = need.union(near.inset(by: -look).intersection(bounds)) }
    }
    let divisor = materials[index].divisor
    func floor(_ v: Int) -> Int { v >= 0 ? v / divisor : -((divisor - 1 - v) / divisor) }
    let (x, y) = (floor(need.x), floor(need.y))
    let cells = PixelRect(
      x: x, y: y, width: floor(need.maxX - 1) + 1 - x, height: floor(need.maxY - 1) + 1 - y)
    return cells.inset(by: -2)
  }

  /// Whether all drops in the mask share a layer.
  func sharesLayer(_ mask: UInt64) -> Bool {
    if materials.count == 1 { return true }
    var layer = -1
    for (index, drop) in silhouette.drops.elements.enumerated()
    where Silhouette.contains(mask, index) {
      if layer >= 0, layer != drop.layer { return false }
      layer = drop.layer
    }
    return true
  }

  /// The first drop in the mask.
  func firstDrop(_ mask: UInt64) -> Drop? {
    let index = mask.trailingZeroBitCount
    return index < silhouette.drops.count ? silhouette.drops.base[index] : nil
  }

  /// Whether all drops in the mask bend light alike.
  func sharesLens(_ mask: UInt64, _ first: Drop) -> Bool {
    for (index, drop) in silhouette.drops.elements.enumerated()
    where Silhouette.contains(mask, index) && drop.lens != first.lens {
      return false
    }
    return true
  }
}
