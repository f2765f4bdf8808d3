import Foundation

/// A folder in which pictures are found by name: asset catalogs first, then loose files.
struct PictureFolder {
  /// How far below the folder asset catalogs are looked for.
  private static let depth = 3
  /// What never holds a user's catalogs and may be large.
  private static let skipped: Set<String> = ["build", "node_modules", "Pods", "DerivedData"]

  let url: URL
  private let catalogs: [String: [PictureFile]]

  init(_ url: URL) {
    self.url = url
    var files: [String: [PictureFile]] = [:]
    for catalog in Self.catalogs(in: url) {
      files.merge(AssetCatalog.files(in: catalog)) { first, _ in first }
    }
    catalogs = files
  }

  func files(named name: String) -> [PictureFile] { catalogs[name] ?? looseFiles(named: name) }

  /// The asset catalogs in a folder and a few levels below it.
  static func catalogs(in folder: URL, depth: Int = 0) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    guard depth <= Self.depth else { return [] }
    return AssetCatalog.sortedFolders(in: folder).flatMap { entry in
      let name = entry.lastPathComponent
      return name.hasPrefix(".") || skipped.contains(name)
        ? [] : catalogs(in: entry, depth: depth + 1)
    }
  }

  /// `NAME.png`, `NAME@2x.jpg` and the like; the name may bring its extension.
  private func looseFiles(named name: String) -> [PictureFile] {
    // A name does not lead out of the folder.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return [] }
    let given = (name as NSString).pathExtension.lowercased()
    let hasType = PictureFile.types.contains(given)
    let stem = hasType ? (name as NSString).deletingPathExtension : name
    let types = hasType ? [(name as NSString).pathExtension] : PictureFile.types
    var files: [PictureFile] = []
    for scale in 1...3 {
      for type in types {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let file = url.appendingPathComponent("\(stem)\(suffix).\(type)")
        if FileManager.default.fileExists(atPath: file.path) {
          files.append(PictureFile(url: file, scale: scale, appearance: .any))
          break
        }
      }
    }
    return files
  }
}
