import Foundation

/// The symbols and pictures that come with glasspreview.
public enum Assets {
  private static let locator = ResourceLocator()

  /// The file or folder at `relativePath`, such as `Symbols/plus.svg`, or `nil` when there is none.
  public static func url(_ relativePath: String) -> URL? { locator.url(relativePath) }
}
