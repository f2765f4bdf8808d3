import GlassUI

/// The previews of one file, numbered and named.
public struct PreviewCatalog {
  /// One preview with what a person calls it.
  public struct Item {
    /// Counted from 1, in the order of the source.
    public var index: Int
    /// The declared name, or "Preview" where none was given, numbered if there are several such.
    public var name: String
    public var entry: PreviewEntry
  }

  public var items: [Item]

  public init(_ entries: [PreviewEntry]) {
    let unnamed = entries.count { $0.name == nil }
    items = entries.enumerated().map { offset, entry in
      let fallback = unnamed > 1 ? "Preview \(offset + 1)" : "Preview"
      return Item(index: offset + 1, name: entry.name ?? fallback, entry: entry)
    }
  }

  /// The preview that a person asks for by name or by number; the first one if by nothing.
  ///
  /// A name wins over a number, and an exact name over one that differs in upper and lower case.
  public func item(_ selection: String?) throws(CatalogError) -> Item {
    guard let selection else {
      guard let first = items.first else { throw .empty }
      return first
    }
    let exact = items.filter { $0.name == selection }
    let lowercased = selection.lowercased()
    let matches = exact.isEmpty ? items.filter { $0.name.lowercased() == lowercased } : exact
    if matches.count > 1 { throw .ambiguous(selection, matches: matches.map(\.index)) }
    if let match = matches.first { return match }
    if let index = Int(selection), let item = items.first(where: { $0.index == index }) {
      return item
    }
    throw .unknown(selection, names: items.map(\.name))
  }
}
