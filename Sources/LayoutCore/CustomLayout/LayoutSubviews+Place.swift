import Foundation
import Geometry

extension LayoutSubviews {
  /// Places all views, given in coordinates that start at `origin`.
  func place(_ placements: [ChildPlacement], from origin: CGPoint) {
    for (subview, placement) in zip(self, placements) {
      subview.place(
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
