/// What text asks about the symbols among its words.
struct SymbolNames {
  /// Whether a picture's name is that of a user's own symbol.
  var isOwn: (String) -> Bool = { _ in false }
  /// Whether there is a symbol of this name.
  var exists: (String) -> Bool = { _ in true }
}
