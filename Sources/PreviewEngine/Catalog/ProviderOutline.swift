/// Finds where a source file states that a type conforms to `PreviewProvider`.
///
/// A `#Preview` carries its own line; a `PreviewProvider` is an ordinary type, and compiled code
/// does not know where its types stood.
enum ProviderOutline {
  /// The declarations, by the types' names with their outer types, as `Outer.Inner`.
  static func positions(in text: String, fileID: String) -> [String: SourcePosition] {
    var outline = Outline(fileID: fileID)
    for token in SourceTokens(text) { outline.take(token) }
    return outline.found
  }
}

/// The state of one pass over a file's tokens.
private struct Outline {
  let fileID: String
  private(set) var found: [String: SourcePosition] = [:]

  /// A name for each open brace: that of a type, or nil.
  private var scopes: [String?] = []
  /// The declaration between its keyword and its opening brace.
  private var header: Header?

  private struct Header {
    var keyword: SourceTokens.Token
    var name = ""
    var part = Part.name
    var isProvider = false

    /// Takes the name, or one more component of it.
    mutating func extendName(with word: String) {
      name += name.isEmpty ? word : "." + word
      part = .afterName
    }

    enum Part { case name, afterName, inheritance, requirements }
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "extension", "actor"]
  /// `class func` and its like are no types.
  private static let memberWords: Set<String> = ["func", "var", "let", "subscript"]

  init(fileID: String) {
    self.fileID = fileID
  }

  mutating func take(_ token: SourceTokens.Token) {
    switch token.kind {
    case .word(let word): take(word, at: token)
    case .symbol(UInt8(ascii: "{")): open()
    case .symbol(UInt8(ascii: "}")):
      header = nil
      _ = scopes.popLast()
    case .symbol(UInt8(ascii: ":")):
      if header?.part == .afterName { header?.part = .inheritance }
    case .symbol(UInt8(ascii: ".")):
      if header?.part == .afterName { header?.part = .name }
    case .symbol(UInt8(ascii: "<")):
      // Generic types hold no previews, and their parameters look like inheritance.
      if header?.part == .afterName { header?.part = .requirements }
    default:
      break
    }
  }

  private mutating func take(_ word: String, at token: SourceTokens.Token) {
    guard let part = header?.part else {
      if Self.keywords.contains(word) { header = Header(keyword: token) }
      return
    }
    switch part {
    case .name where Self.memberWords.contains(word):
      header = nil
    case .name:
      header?.extendName(with: word)
    case .inheritance where word == "where":
      header?.part = .requirements
    case .inheritance:
      if word == "PreviewProvider" { header?.isProvider = true }
    case .afterName where word == "where":
      header?.part = .requirements
    case .afterName where Self.keywords.contains(word):
      header = Header(keyword: token)
    case .afterName, .requirements:
      break
    }
  }

  private mutating func open() {
    defer { header = nil }
    scopes.append(header?.name)
    guard let header, header.isProvider else { return }
    let name = scopes.compactMap { $0 }.joined(separator: ".")
    found[name] = SourcePosition(
      fileID: fileID, line: header.keyword.line, column: header.keyword.column)
  }
}
