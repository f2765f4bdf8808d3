import Geometry
import LayoutCore

extension Scene {
  /// Recorded layouts of frames and padding, nested.
  static let frameScenes: [Scene] = [
    Scene(
      "frame-fixed", root: [200, 100],
      leaves: [[77, 42, 46, 16]]
    ) {
      text(46).frame(width: 200, height: 100)
    },
    Scene(
      "frame-min-max", root: [300, 150],
      leaves: [[113, 67, 74, 16]]
    ) {
      text(74).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
    },
    Scene(
      "frame-maxwidth-infinity", root: [400, 16],
      leaves: [[169.5, 0, 61, 16]]
    ) {
      text(61).frame(maxWidth: .infinity)
    },
    Scene(
      "frame-alignment-top-leading", root: [200, 200],
      leaves: [[0, 0, 15.5, 16]]
    ) {
      text(15.5).frame(width: 200, height: 200, alignment: .topLeading)
    },
    Scene(
      "frame-alignment-bottom-trailing", root: [200, 200],
      leaves: [[183, 184, 17, 16]]
    ) {
      text(17).frame(width: 200, height: 200, alignment: .bottomTrailing)
    },
    Scene(
      "frame-alignment-center", root: [200, 200],
      leaves: [[95.5, 92, 9.5, 16]]
    ) {
      text(9.5).frame(width: 200, height: 200)
    },
    Scene(
      "padding-default", root: [79, 48],
      leaves: [[16.5, 16, 46.5, 16]]
    ) {
      text(46.5).padding(16)
    },
    Scene(
      "padding-custom", root: [114, 56],
      leaves: [[20.5, 20, 73.5, 16]]
    ) {
      text(73.5).padding(20)
    },
    Scene(
      "padding-horizontal", root: [110, 16],
      leaves: [[24, 0, 62, 16]]
    ) {
      text(62).padding(.horizontal, 24)
    },
    Scene(
      "padding-nested", root: [141, 64],
      leaves: [[24, 24, 93, 16]]
    ) {
      text(93).padding(8).padding(16)
    },
    Scene(
      "deeply-nested-frames", root: [300, 200],
      leaves: [[134, 92, 32, 16]]
    ) {
      text(32).frame(width: 100, height: 40).frame(width: 200, height: 100).frame(
        width: 300, height: 200)
    },
    Scene(
      "frame-inside-padding", root: [140, 90],
      leaves: [[65.5, 37, 9, 16]]
    ) {
      text(9).frame(width: 100, height: 50).padding(20)
    },
    Scene(
      "padding-inside-frame", root: [200, 100],
      leaves: [[95.5, 42, 9, 16]]
    ) {
      text(9).padding(20).frame(width: 200, height: 100)
    },
    Scene(
      "stacked-frames-with-alignment", root: [150, 80],
      leaves: [[41, 14, 9, 16]]
    ) {
      text(9).frame(width: 50, height: 30, alignment: .bottomTrailing).frame(
        width: 150, height: 80, alignment: .topLeading)
    },
    Scene(
      "deeply-nested-padding-frame", root: [174, 104],
      leaves: [[82.5, 44, 9, 16]]
    ) {
      text(9).padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
        .padding(12)
    },
    Scene(
      "frame-minheight-centers-content", root: [400, 180],
      leaves: [[172, 82, 56, 16]]
    ) {
      text(56).frame(maxWidth: .infinity, minHeight: 180)
    },
    Scene(
      "frame-maxwidth-infinity-with-minheight", root: [400, 180],
      leaves: [[189, 74, 22.5, 16], [178, 90, 44.5, 16]]
    ) {
      vstack(text(22.5), text(44.5)).frame(maxWidth: .infinity, minHeight: 180)
    },
  ]
}
