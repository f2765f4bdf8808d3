import DisplayList
import Foundation

/// The shapes of one variant with everything needed to paint them, kept from frame to frame.
final class Pane {
  let variant: GlassShape.Variant
  var silhouette = Silhouette()
  private(set) var materials: [Material] = []
  private(set) var layers: [Layer] = []
  var style = EdgeStyle(scale: 1, isClear: false, hasBorder: false, showsRim: true)
  var glows: [GlowLight] = []
  /// Pixels to paint, without shadow.
  var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  let tiles = TileMap()

  init(_ variant: GlassShape.Variant) { self.variant = variant }

  var isEmpty: Bool { silhouette.drops.isEmpty }

  func removeAll() {
    silhouette.removeAll()
    materials.removeAll(keepingCapacity: true)
    glows.removeAll(keepingCapacity: true)
    area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The layer for a material: shapes of the same material share it.
  func layer(for material: Material) -> Int {
    if let known = materials.firstIndex(of: material) { return known }
    materials.append(material)
    if layers.count < materials.count { layers.append(Layer()) }
    return materials.count - 1
  }

  /// The cells of its layer that a material needs to paint `area`.
  func cells(of index: Int) -> PixelRect {
    var need = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let look = Int(silhouette.farthestLook.rounded(.up)) + 2
    for drop in silhouette.drops where drop.layer == index {
      // A merged pixel may lie this far from a drop that still has a share in it.
      let room = CGFloat(silhouette.reach + 4 * Float(TileMap.side) * drop.slack + 8)
      let near = PixelRect(covering: drop.bounds.insetBy(dx: -room, dy: -room), scale: 1)
        .intersection(area)
      if !near.isEmpty { need = need.union(near.inset(by: -look)) }
    }
    let divisor = materials[index].divisor
    func floor(_ v: Int) -> Int { v >= 0 ? v / divisor : -((divisor - 1 - v) / divisor) }
    let (x, y) = (floor(need.x), floor(need.y))
    let cells = PixelRect(
      x: x, y: y, width: floor(need.maxX - 1) + 1 - x, height: floor(need.maxY - 1) + 1 - y)
    return cells.inset(by: -2)
  }
}

extension Pane {
  /// Whether all drops in the mask share a layer.
  func sharesLayer(_ mask: UInt64) -> Bool {
    let drops = silhouette.drops
    var layer = -1
    for index in drops.indices where Silhouette.contains(mask, index) {
      if layer >= 0, layer != drops[index].layer { return false }
      layer = drops[index].layer
    }
    return true
  }

  /// The first drop in the mask.
  func firstDrop(_ mask: UInt64) -> Drop? {
    let index = mask.trailingZeroBitCount
    return index < silhouette.drops.count ? silhouette.drops[index] : nil
  }

  /// Whether all drops in the mask bend light alike.
  func sharesLens(_ mask: UInt64, _ first: Drop) -> Bool {
    let drops = silhouette.drops
    for index in drops.indices where Silhouette.contains(mask, index) {
      if drops[index].lens != first.lens { return false }
    }
    return true
  }
}
