import Foundation

/// The image sets of an Xcode asset catalog (`NAME.xcassets`).
enum AssetCatalog {
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {
        var appearance: String
        var value: String
      }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  /// All files by the names that `Image` knows them under.
  static func files(in catalog: URL) -> [String: [PictureFile]] {
    var files: [String: [PictureFile]] = [:]
    collect(catalog, namespace: "", depth: 0, into: &files)
    return files
  }

  private static func collect(
    _ folder: URL, namespace: String, depth: Int, into files: inout [String: [PictureFile]]
  ) {
    // Deeper than any catalog; a link to itself ends here.
    guard depth < 16 else { return }
    for entry in sortedFolders(in: folder) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": files[namespace + name] = images(of: entry)
      case "":
        let isNamespace = contents(of: entry)?.properties?.providesNamespace ?? false
        collect(
          entry, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1,
          into: &files)
      default: break
      }
    }
  }

  private static func images(of set: URL) -> [PictureFile] {
    (contents(of: set)?.images ?? []).compactMap { image in
      guard let filename = image.filename, !filename.isEmpty else { return nil }
      // "2x"; single-scale sets have none.
      let scale = image.scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1
      let luminosity = image.appearances?.first { $0.appearance == "luminosity" }?.value
      let appearance: PictureFile.Appearance =
        switch luminosity {
        case "dark": .dark
        case "light": .light
        default: .any
        }
      return PictureFile(
        url: set.appendingPathComponent(filename), scale: max(1, scale), appearance: appearance)
    }
  }

  private static func contents(of folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  static func sortedFolders(in folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return entries.filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}
