import Geometry
import LayoutCore

extension Scene {
  /// Recorded layouts of stacks of plain views.
  static let stackScenes: [Scene] = [
    Scene(
      "vstack-default", root: [46, 48],
      leaves: [[9.5, 0, 27, 16], [0, 16, 46, 16], [7.5, 32, 31.5, 16]]
    ) {
      vstack(text(27), text(46), text(31.5))
    },
    Scene(
      "vstack-leading", root: [78, 48],
      leaves: [[0.5, 0, 33.5, 16], [0.5, 16, 77.5, 16], [0.5, 32, 22.5, 16]]
    ) {
      vstack(.leading, text(33.5), text(77.5), text(22.5))
    },
    Scene(
      "vstack-trailing", root: [78, 48],
      leaves: [[44.5, 0, 33.5, 16], [0.5, 16, 77.5, 16], [55.5, 32, 22.5, 16]]
    ) {
      vstack(.trailing, text(33.5), text(77.5), text(22.5))
    },
    Scene(
      "vstack-spacing-20", root: [46, 88],
      leaves: [[9.5, 0, 27, 16], [0, 36, 46, 16], [7.5, 72, 31.5, 16]]
    ) {
      vstack(spacing: 20, text(27), text(46), text(31.5))
    },
    Scene(
      "vstack-with-spacer", root: [45, 600],
      leaves: [[11.5, 0, 22.5, 16], [0.5, 584, 44.5, 16]]
    ) {
      vstack(text(22.5), spacer(), text(44.5))
    },
    Scene(
      "vstack-nested", root: [71, 82],
      leaves: [[1, 0, 69, 16], [1, 20, 69, 16], [0, 46, 71, 16], [0.5, 66, 70.5, 16]]
    ) {
      vstack(
        spacing: 10,
        vstack(spacing: 4, text(69), text(69)),
        vstack(spacing: 4, text(71), text(70.5)))
    },
    Scene(
      "hstack-default", root: [64, 16],
      leaves: [[0, 0, 24, 16], [32, 0, 32, 16]]
    ) {
      hstack(text(24), text(32))
    },
    Scene(
      "hstack-top", root: [93, 48],
      leaves: [[0.5, 0, 33.5, 16], [42, 0, 51, 48]]
    ) {
      hstack(.top, text(33.5), text(51, height: 48))
    },
    Scene(
      "hstack-bottom", root: [93, 48],
      leaves: [[0.5, 32, 33.5, 16], [42, 0, 51, 48]]
    ) {
      hstack(.bottom, text(33.5), text(51, height: 48))
    },
    Scene(
      "hstack-spacing-20", root: [76, 16],
      leaves: [[0, 0, 24, 16], [44, 0, 32, 16]]
    ) {
      hstack(spacing: 20, text(24), text(32))
    },
    Scene(
      "hstack-with-spacer", root: [400, 16],
      leaves: [[0, 0, 24, 16], [368, 0, 32, 16]]
    ) {
      hstack(text(24), spacer(), text(32))
    },
    Scene(
      "zstack-default", root: [200, 200],
      leaves: [[0, 0, 200, 200], [72, 92, 56, 16]]
    ) {
      zstack(color().frame(width: 200, height: 200), text(56))
    },
    Scene(
      "zstack-top-leading", root: [200, 200],
      leaves: [[0, 0, 200, 200], [0, 0, 70.5, 16]]
    ) {
      zstack(.topLeading, color().frame(width: 200, height: 200), text(70.5))
    },
    Scene(
      "zstack-bottom-trailing", root: [200, 200],
      leaves: [[0, 0, 200, 200], [112.5, 184, 87.5, 16]]
    ) {
      zstack(.bottomTrailing, color().frame(width: 200, height: 200), text(87.5))
    },
    Scene(
      "vstack-frame-padding", root: [400, 64],
      leaves: [[16, 12, 26.5, 16], [16, 36, 47, 16]]
    ) {
      vstack(
        spacing: 8,
        text(26.5).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16),
        text(47).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
      ).padding(.vertical, 12)
    },
    Scene(
      "hstack-in-vstack", root: [400, 44],
      leaves: [
        [16, 0, 33, 16], [350.5, 0, 33.5, 16], [16, 28, 48.5, 16], [355.5, 28, 28.5, 16],
      ]
    ) {
      vstack(
        spacing: 12,
        hstack(text(33), spacer(), text(33.5)).padding(.horizontal, 16),
        hstack(text(48.5), spacer(), text(28.5)).padding(.horizontal, 16))
    },
    Scene(
      "spacer-between-texts", root: [49, 600],
      leaves: [[2.5, 0, 44.5, 16], [0.5, 292, 48.5, 16], [5, 584, 39.5, 16]]
    ) {
      vstack(text(44.5), spacer(), text(48.5), spacer(), text(39.5))
    },
    Scene(
      "empty-vstack", root: [0, 0],
      leaves: []
    ) {
      vstack()
    },
    Scene(
      "single-child-vstack", root: [61, 16],
      leaves: [[0.5, 0, 60.5, 16]]
    ) {
      vstack(text(60.5))
    },
    Scene(
      "unequal-flex-spacers", root: [45, 600],
      leaves: [[11.5, 0, 22.5, 16], [11.5, 200, 22.5, 16], [0.5, 584, 44.5, 16]]
    ) {
      vstack(text(22.5), spacer(), text(22.5), spacer(), spacer(), text(44.5))
    },
    Scene(
      "mixed-fixed-flexible-hstack", root: [400, 600],
      leaves: [[24, 292, 32.5, 16], [80, 0, 252, 600], [358.5, 292, 23.5, 16]]
    ) {
      hstack(
        spacing: 0,
        text(32.5).frame(width: 80),
        color(),
        spacer(),
        text(23.5).frame(width: 60))
    },
    Scene(
      "zero-spacing-vstack", root: [10, 48],
      leaves: [[0.5, 0, 9, 16], [1, 16, 8.5, 16], [0.5, 32, 9.5, 16]]
    ) {
      vstack(spacing: 0, text(9), text(8.5), text(9.5))
    },
  ]
}
