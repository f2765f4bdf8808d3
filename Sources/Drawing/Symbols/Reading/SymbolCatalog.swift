import Foundation

/// Which skeleton files there are, by symbol name.
struct SymbolCatalog: Sendable {
  private(set) var files: [String: URL] = [:]
  /// Other names of symbols: lines of two words in a folder's `aliases.txt`, alias first.
  private(set) var aliases: [String: String] = [:]

  init(folders: [URL]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasSuffix(".svg") {
        let symbol = String(name.dropLast(4))
        files[symbol] = files[symbol] ?? folder.appendingPathComponent(name)
      }
      let list = folder.appendingPathComponent("aliases.txt")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 2 { aliases[words[0]] = aliases[words[0]] ?? words[1] }
      }
    }
  }

  static func skeleton(at url: URL) throws(SymbolError) -> Skeleton {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw .unreadable(file: url.path)
    }
    return try SkeletonReader.read(text, file: url.path)
  }
}
