import Geometry
import LayoutCore

extension Scene {
  /// Recorded layouts of small screens.
  static let screenScenes: [Scene] = [
    Scene(
      "complex-nested", root: [400, 121],
      leaves: [
        [16, 0, 44, 44], [72, 4, 26.5, 16], [72, 24, 47, 16], [0, 60, 400, 1], [16, 77, 44, 44],
        [72, 81, 38, 16], [72, 101, 69.5, 16],
      ]
    ) {
      vstack(
        spacing: 16,
        hstack(
          spacing: 12,
          color().frame(width: 44, height: 44),
          vstack(.leading, spacing: 4, text(26.5), text(47)),
          spacer()
        ).padding(.horizontal, 16),
        divider(),
        hstack(
          spacing: 12,
          color().frame(width: 44, height: 44),
          vstack(.leading, spacing: 4, text(38), text(69.5)),
          spacer()
        ).padding(.horizontal, 16))
    },
    Scene(
      "two-column-hstack", root: [400, 600],
      leaves: [[0, 0, 120, 600], [136, 280, 79, 16], [136, 304, 71, 16]]
    ) {
      hstack(
        spacing: 0,
        color().frame(width: 120),
        vstack(.leading, spacing: 8, text(79), text(71)).frame(
          maxWidth: .infinity, alignment: .leading
        ).padding(16))
    },
    Scene(
      "app-header-content-footer", root: [400, 600],
      leaves: [[16, 8, 44.5, 16], [16, 580, 39, 16], [360, 580, 24, 16]]
    ) {
      vstack(
        spacing: 0,
        text(44.5).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16).padding(
          .vertical, 8),
        spacer(),
        hstack(text(39), spacer(), text(24)).padding(.horizontal, 16).padding(.vertical, 4))
    },
    Scene(
      "sidebar-detail-split", root: [400, 600],
      leaves: [
        [41, 252, 36.5, 16], [41, 272, 38, 16], [41, 292, 38.5, 16], [41, 312, 38.5, 16],
        [41, 332, 38.5, 16], [120, 0, 1, 600], [133, 12, 35, 16],
      ]
    ) {
      hstack(
        spacing: 0,
        vstack(.leading, spacing: 4, text(36.5), text(38), text(38.5), text(38.5), text(38.5))
          .frame(width: 120).padding(.vertical, 8),
        color().frame(width: 1),
        vstack(.leading, text(35), spacer()).frame(maxWidth: .infinity, alignment: .leading)
          .padding(12))
    },
    Scene(
      "toolbar-content-layout", root: [400, 600],
      leaves: [[8, 8, 30, 16], [186, 8, 26.5, 16], [360, 8, 32, 16], [0, 32, 400, 1]]
    ) {
      vstack(
        spacing: 0,
        hstack(text(30), spacer(), text(26.5), spacer(), text(32)).padding(8).frame(
          maxWidth: .infinity),
        color().frame(height: 1),
        spacer())
    },
    Scene(
      "nested-alignment-override", root: [400, 32],
      leaves: [[0, 0, 9, 16], [391.5, 16, 8.5, 16]]
    ) {
      vstack(
        .leading,
        hstack(text(9), spacer()).frame(maxWidth: .infinity),
        text(8.5).frame(maxWidth: .infinity, alignment: .trailing))
    },
  ]
}
