import Foundation

/// The image sets and symbol sets of an Xcode asset catalog (`NAME.xcassets`).
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
    var symbols: [Image]?
    var properties: Properties?
  }

  /// All pictures by the names that `Image` knows them under.
  static func files(in catalog: URL) -> [String: [PictureFile]] {
    sets("imageset", in: catalog).mapValues(images)
  }

  /// All symbol templates by name.
  static func symbolFiles(in catalog: URL) -> [String: URL] {
    sets("symbolset", in: catalog).compactMapValues { set in
      contents(of: set)?.symbols?.compactMap(\.filename).first { !$0.isEmpty }
        .map { set.appendingPathComponent($0) }
    }
  }

  /// The folders of one kind by name.
  private static func sets(_ kind: String, in catalog: URL) -> [String: URL] {
    var sets: [String: URL] = [:]
    collect(kind, catalog, namespace: "", depth: 0, into: &sets)
    return sets
  }

  private static func collect(
    _ kind: String, _ folder: URL, namespace: String, depth: Int, into sets: inout [String: URL]
  ) {
    // Deeper than any catalog; a link to itself ends here.
    guard depth < 16 else { return }
    for entry in sortedFolders(in: folder) {
      let name = entry.deletingPathExtension().lastPathComponent
      if entry.pathExtension == kind {
        sets[namespace + name] = entry
      } else if entry.pathExtension.isEmpty {
        let isNamespace = contents(of: entry)?.properties?.providesNamespace ?? false
        collect(
          kind, entry, namespace: isNamespace ? namespace + name + "/" : namespace,
          depth: depth + 1, into: &sets)
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
