/// Takes symbol names apart, given which drawings there are.
struct SymbolNameParser {
  /// Whether a drawing has this name.
  let isDrawing: (String) -> Bool
  /// Whether the drawing of this name has room for another symbol inside.
  let isEnclosure: (String) -> Bool

  /// The parts of `name` with the longest possible base, or `nil` when no reading works.
  func parse(_ name: String) -> SymbolName? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !words.contains("") else { return nil }
    for count in stride(from: words.count, through: 1, by: -1) {
      let base = words[..<count].joined(separator: ".")
      guard isDrawing(base) else { continue }
      if let result = parse(words[count...], after: base) { return result }
    }
    return nil
  }

  private func parse(_ words: ArraySlice<Substring>, after base: String) -> SymbolName? {
    var rest = words
    var name = SymbolName(base: base)
    name.isSlashed = take("slash", from: &rest)
    name.enclosure = takeEnclosure(from: &rest)
    name.isFilled = take("fill", from: &rest)
    guard let word = rest.popFirst() else { return name }
    let shape: SymbolName.BadgeShape
    switch word {
    case "badge": shape = .circle
    case "trianglebadge": shape = .triangle
    default: return nil
    }
    if rest.last == "fill" {
      name.isFilled = true
      rest.removeLast()
    }
    let content = rest.joined(separator: ".")
    // A badge has no badge of its own.
    guard content.isEmpty || parse(content).map({ $0.badge == nil }) == true else { return nil }
    name.badge = SymbolName.Badge(shape: shape, content: content)
    return name
  }

  private func take(_ word: Substring, from words: inout ArraySlice<Substring>) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private func takeEnclosure(from words: inout ArraySlice<Substring>) -> String? {
    for count in stride(from: words.count, through: 1, by: -1) {
      let name = words.prefix(count).joined(separator: ".")
      if isEnclosure(name) {
        words = words.dropFirst(count)
        return name
      }
    }
    return nil
  }
}
