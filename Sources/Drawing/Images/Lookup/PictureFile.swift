import Foundation

/// A file that may show a picture: one of several for different displays and appearances.
struct PictureFile: Hashable {
  enum Appearance: Hashable { case any, light, dark }

  var url: URL
  /// Pixels a point.
  var scale: Int
  var appearance: Appearance

  /// File types that are read, in order of preference.
  static let types = ["png", "jpg", "jpeg"]

  /// The best of `files`: the appearance first, then the least scale that has the display's pixels.
  static func best(of files: [PictureFile], scale: CGFloat, isDark: Bool) -> PictureFile? {
    let wanted: Appearance = isDark ? .dark : .light
    for appearance in [wanted, .any, .light, .dark] {
      let candidates = files.filter { $0.appearance == appearance }.sorted {
        ($0.scale, $0.url.path) < ($1.scale, $1.url.path)
      }
      if let best = candidates.first(where: { CGFloat($0.scale) >= scale }) ?? candidates.last {
        return best
      }
    }
    return nil
  }
}
