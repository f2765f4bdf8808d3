import Foundation
import Geometry

/// What is known at placement beside the size: safe areas, in root coordinates.
package struct PlacementContext: Equatable, Sendable {
  /// The rectangle free of bars and corners.
  package var safeArea: CGRect
  /// The whole window or screen.
  package var bounds: CGRect

  package init(safeArea: CGRect, bounds: CGRect) {
    self.safeArea = safeArea
    self.bounds = bounds
  }
}
