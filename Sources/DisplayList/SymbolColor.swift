/// The colours that multicolor symbols are drawn in, in the order of their paints.
public enum SymbolColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black

  /// The hierarchical levels, whose paints come first.
  public static let levels = 3

  /// The index of its paint among a symbol's.
  public var level: Int { Self.levels + (Self.allCases.firstIndex(of: self) ?? 0) }
}
