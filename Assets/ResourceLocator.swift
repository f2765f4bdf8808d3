import Foundation

/// Finds resources relative to the running program, so that a moved or installed program finds them.
///
/// The bundle accessor that SwiftPM generates holds the absolute path of the build and is not used.
struct ResourceLocator: Sendable {
  /// SwiftPM's name for the resources of this target: package, then target.
  static let bundleName = "glasspreview_Assets.resources"

  /// The folders to look in, first match wins.
  let roots: [URL]

  init(roots: [URL]) { self.roots = roots }

  /// Looks beside `executable`, then where `make install` puts resources.
  init(executable: URL? = ResourceLocator.runningExecutable) {
    guard let folder = executable?.deletingLastPathComponent() else {
      roots = []
      return
    }
    let prefix = folder.deletingLastPathComponent()
    roots = [
      folder.appendingPathComponent(Self.bundleName, isDirectory: true),
      prefix.appendingPathComponent("share/glasspreview", isDirectory: true),
    ]
  }

  func url(_ relativePath: String) -> URL? {
    for root in roots {
      let url = root.appendingPathComponent(relativePath)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The file of the running program, symbolic links resolved.
  static var runningExecutable: URL? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    return URL(fileURLWithPath: path)
  }
}
