import Foundation

/// Reads sizes: `390x844`.
public enum SizeText {
  /// A size in points, both sides above zero; nil for anything else.
  public static func size(_ text: String) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = NumberText.number(parts[0]),
      let height = NumberText.number(parts[1]), width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
