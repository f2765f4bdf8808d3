import Foundation

/// Which files draw symbols, by symbol name.
struct SymbolCatalog: Sendable {
  /// In the order in which they count.
  private(set) var files: [String: [URL]] = [:]
  /// Other names of symbols: lines of two words in a folder's `aliases.txt`, alias first.
  private(set) var aliases: [String: String] = [:]
  /// The names that a user's files give.
  private(set) var ownNames: Set<String> = []

  /// The subfolder of a user's sources with loose drawings.
  private static let looseFolder = "Symbols"

  /// - Parameters:
  ///   - projects: folders of a user's sources: asset catalogs in them, and loose files in
  ///     `Symbols`; they hide what `folders` hold.
  ///   - folders: folders of drawings.
  init(folders: [URL], projects: [URL] = []) {
    for project in projects {
      for catalog in PictureFolder.catalogs(in: project) {
        let sets = AssetCatalog.symbolFiles(in: catalog)
        for (name, url) in sets { files[name, default: []].append(url) }
      }
      add(project.appendingPathComponent(Self.looseFolder))
    }
    ownNames = Set(files.keys)
    for folder in folders { add(folder) }
  }

  private mutating func add(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".svg") {
      files[String(name.dropLast(4)), default: []].append(folder.appendingPathComponent(name))
    }
    let list = folder.appendingPathComponent("aliases.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      if words.count == 2 { aliases[words[0]] = aliases[words[0]] ?? words[1] }
    }
  }
}
