import Geometry
import LayoutCore

extension Scene {
  /// Recorded layouts of single views.
  static let leafScenes: [Scene] = [
    Scene(
      "text-single", root: [31, 16],
      leaves: [[0, 0, 31, 16]]
    ) {
      text(31)
    },
    Scene(
      "text-long-wrap", root: [400, 16],
      leaves: [[0.5, 0, 399, 16]]
    ) {
      text(399)
    },
    Scene(
      "color-fill", root: [400, 600],
      leaves: [[0, 0, 400, 600]]
    ) {
      color()
    },
    Scene(
      "spacer-vertical", root: [0, 600],
      leaves: []
    ) {
      vstack(spacer())
    },
    Scene(
      "text-middle-truncation-narrow-parent", root: [200, 16],
      leaves: [[3.5, 0, 193, 16]]
    ) {
      text(193).frame(width: 200)
    },
  ]
}
