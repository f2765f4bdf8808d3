/// Why no preview answers a selection.
public enum CatalogError: Error, Hashable, Sendable {
  case empty
  case unknown(String, names: [String])
  case ambiguous(String, matches: [Int])
}

extension CatalogError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "there is no preview."
    case .unknown(let selection, let names):
      "no preview '\(selection)'. There are:"
        + names.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
    case .ambiguous(let selection, let matches):
      "several previews are named '\(selection)': choose one by its number, "
        + matches.map(String.init).joined(separator: " or ") + "."
    }
  }
}
