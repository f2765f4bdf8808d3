import Assets
import DisplayList
import Foundation

/// Pictures by name: the user's own first, then those that come with glasspreview.
///
/// PNG and JPEG are read; SVG, PDF and HEIF are reported as unsupported. A missing or damaged
/// picture is reported once. It belongs to one thread.
public final class ImageLibrary {
  /// Pixels a point of the display: decides between `@1x`, `@2x` and `@3x` files.
  public var displayScale: CGFloat {
    didSet { if displayScale != oldValue { forget() } }
  }
  /// Whether dark variants of asset catalogs are shown.
  public var isDark: Bool {
    didSet { if isDark != oldValue { forget() } }
  }

  private let searchFolders: [URL]
  private let report: (String) -> Void
  private var folders: [PictureFolder]?
  private var pictures: [String: Picture?] = [:]
  /// By file, so that a change of appearance and back decodes nothing again.
  private var decoded: [URL: Picture] = [:]
  private var reported: Set<String> = []

  /// - Parameters:
  ///   - searchFolders: folders of the user's with asset catalogs or loose files, first match wins.
  ///   - report: takes each message about a picture, once.
  public init(
    searchFolders: [URL] = [], displayScale: CGFloat = 1, isDark: Bool = false,
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.searchFolders = searchFolders
    self.displayScale = displayScale
    self.isDark = isDark
    self.report = report
  }

  /// The natural size in points of the picture `name`; `nil` when it cannot be shown.
  public func size(of name: String) -> CGSize? { picture(name)?.size }

  /// Forgets what was read, since files may have changed.
  public func reload() {
    folders = nil
    decoded = [:]
    reported = []
    forget()
  }

  func picture(_ name: String) -> Picture? {
    if let known = pictures[name] { return known }
    let picture = find(name)
    pictures[name] = .some(picture)
    return picture
  }

  private func forget() { pictures = [:] }

  private func find(_ name: String) -> Picture? {
    let folders = folders ?? loadFolders()
    for folder in folders {
      let files = folder.files(named: name)
      guard let file = PictureFile.best(of: files, scale: displayScale, isDark: isDark) else {
        continue
      }
      if let picture = decoded[file.url] { return picture }
      do throws(DrawingError) {
        let picture = Picture(bitmap: try Self.read(file.url), scale: CGFloat(file.scale))
        decoded[file.url] = picture
        return picture
      } catch {
        say(error.description)
        return nil
      }
    }
    say(
      "no picture named \"\(name)\"; add \(name).png or \(name).jpg beside the source file or "
        + "to an asset catalog")
    return nil
  }

  private func loadFolders() -> [PictureFolder] {
    let own = Assets.url("Pictures").map { [$0] } ?? []
    let loaded = (searchFolders + own).map { PictureFolder($0) }
    folders = loaded
    return loaded
  }

  private func say(_ message: String) {
    if reported.insert(message).inserted { report(message) }
  }

  static func read(_ url: URL) throws(DrawingError) -> Bitmap {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    // By content: extensions lie.
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return try PNGReader.read(data, path: url.path)
    }
    if data.starts(with: [0xFF, 0xD8]) { return try JPEGReader.read(data, path: url.path) }
    let type = url.pathExtension.uppercased()
    if PictureFile.types.contains(type.lowercased()) {
      throw .damaged(path: url.path, reason: "not a PNG or JPEG file")
    }
    throw .unsupported(path: url.path, kind: type.isEmpty ? "this kind of file" : type)
  }
}
