/// Takes the text of a script apart, a word, a number or a quoted text at a time.
struct StepScanner {
  private let characters: [Character]
  private(set) var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// Skips blanks and comments, but no end of line.
  mutating func skipBlanks() {
    while let next = peek, next == " " || next == "\t" || next == "\r" { index += 1 }
    if peek == "#" {
      while let next = peek, !next.isNewline { index += 1 }
    }
  }

  /// Skips all ends of steps here.
  mutating func skipSeparators() {
    skipBlanks()
    while let next = peek, next == ";" || next.isNewline {
      index += 1
      skipBlanks()
    }
  }

  /// Whether nothing more belongs to this step.
  var isAtEndOfStep: Bool {
    guard let next = peek else { return true }
    return next == ";" || next.isNewline
  }

  var isAtEnd: Bool { peek == nil }

  var isAtQuote: Bool { peek == "\"" || peek == "'" }

  /// The next run of characters without blanks, commas and quotes; empty if there is none.
  mutating func word() -> String {
    skipBlanks()
    let start = index
    while let next = peek, !next.isWhitespace, next != ";", next != ",", next != "\"", next != "'" {
      index += 1
    }
    return String(characters[start..<index])
  }

  /// Takes a character if it is the next one.
  mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  /// A quoted text with `\"`, `\'`, `\\`, `\n` and `\t`.
  mutating func quoted() throws(StepError) -> String {
    let start = index
    guard let quote = peek else { return "" }
    index += 1
    var text = ""
    while let next = peek, !next.isNewline {
      index += 1
      if next == quote { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      switch peek {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\"", "'", "\\": text.append(characters[index])
      default:
        throw error("unknown escape; there are \\\" \\' \\\\ \\n \\t", at: index - 1)
      }
      index += 1
    }
    throw error("the quotation mark is not closed", at: start)
  }

  /// An error at a place of the text, here if at none.
  func error(_ message: String, at place: Int? = nil) -> StepError {
    let place = min(place ?? index, characters.count)
    let before = characters[..<place]
    let start = (before.lastIndex(where: \.isNewline) ?? -1) + 1
    let end = characters[place...].firstIndex(where: \.isNewline) ?? characters.count
    return StepError(
      line: before.count(where: \.isNewline) + 1,
      column: place - start + 1,
      text: String(characters[start..<end]),
      message: message)
  }

  private var peek: Character? {
    index < characters.count ? characters[index] : nil
  }
}
