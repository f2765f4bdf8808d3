/// The words and brackets of Swift source outside of comments and string literals.
struct SourceTokens: Sequence, IteratorProtocol {
  enum Kind: Equatable {
    case word(String)
    case symbol(UInt8)
  }

  struct Token {
    var kind: Kind
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in UTF-8 bytes.
    var column: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> Token? {
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        skipString(hashes: hashes)
      } else if Self.isWord(byte) {
        let start = index
        let column = start - lineStart + 1
        skip(while: Self.isWord)
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        return Token(kind: .word(word), line: line, column: column)
      } else if byte <= 0x20 || byte == UInt8(ascii: "`") {
        advance()
      } else {
        let token = Token(kind: .symbol(byte), line: line, column: index - lineStart + 1)
        advance()
        return token
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { advance() }
  }

  private mutating func skip(count: Int) {
    for _ in 0..<count where index < bytes.count { advance() }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        skip(count: 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        skip(count: 2)
        if depth == 0 { return }
      default:
        advance()
      }
    }
  }

  /// How many `#` stand here before a quotation mark; nil where no string begins.
  private func hashesBeforeQuote() -> Int? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    skip(count: hashes)
    let isMultiline = peek(1) == quote && peek(2) == quote
    let quotes = isMultiline ? 3 : 1
    skip(count: quotes)
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), isFollowed(by: UInt8(ascii: "#"), count: hashes, from: 1) {
        skip(count: 1 + hashes)
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else { skip(count: 1) }
      } else if isFollowed(by: quote, count: quotes, from: 0),
        isFollowed(by: UInt8(ascii: "#"), count: hashes, from: quotes)
      {
        skip(count: quotes + hashes)
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        // Not a string after all, or one that the compiler refuses.
        return
      } else {
        advance()
      }
    }
  }

  private func isFollowed(by byte: UInt8, count: Int, from distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == byte }
  }

  /// Source again, up to the closing parenthesis.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      if token.kind == .symbol(UInt8(ascii: "(")) { depth += 1 }
      if token.kind == .symbol(UInt8(ascii: ")")) { depth -= 1 }
    } while depth > 0
  }
}
