/// A small strict XML reader: elements and attributes, with the line of every mistake.
///
/// Text, comments, processing instructions and a document type without internal subset are
/// skipped. Of the entities only XML's own five and numeric ones are known.
struct MarkupParser {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1

  private init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// Parses `text` and returns its root element; `file` only names the source in errors.
  static func parse(_ text: String, file: String) throws(SymbolError) -> MarkupElement {
    var parser = MarkupParser(text, file: file)
    try parser.skipProlog()
    guard parser.peek == UInt8(ascii: "<") else { throw parser.error("there is no root element") }
    let root = try parser.element(depth: 0)
    try parser.skipProlog()
    guard parser.peek == nil else { throw parser.error("there is text after the root element") }
    return root
  }

  /// Deeper files are mistakes; the bound keeps recursion off the end of the stack.
  private static let deepestNesting = 64

  private mutating func element(depth: Int) throws(SymbolError) -> MarkupElement {
    guard depth < Self.deepestNesting else { throw error("elements are nested too deeply") }
    advance()
    var element = MarkupElement(name: try name(), line: line)
    while true {
      let hadSpace = skipSpace()
      switch peek {
      case UInt8(ascii: "/"):
        advance()
        try expect(">", in: element.name)
        return element
      case UInt8(ascii: ">"):
        advance()
        try content(of: &element, depth: depth)
        return element
      case nil:
        throw error("<\(element.name)> is not closed")
      default:
        guard hadSpace else { throw error("a space is missing before an attribute") }
        try attribute(of: &element)
      }
    }
  }

  private mutating func attribute(of element: inout MarkupElement) throws(SymbolError) {
    let key = try name()
    skipSpace()
    try expect("=", in: key)
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the value of \(key) must stand in quotes")
    }
    advance()
    let start = position
    while let byte = peek, byte != quote {
      guard byte != UInt8(ascii: "<") else { throw error("\"<\" inside the value of \(key)") }
      advance()
    }
    guard peek == quote else { throw error("the value of \(key) is not closed") }
    let value = try unescape(String(decoding: bytes[start..<position], as: UTF8.self))
    advance()
    guard element.attributes.updateValue(value, forKey: key) == nil else {
      throw error("\(key) is given twice")
    }
  }

  private mutating func content(
    of element: inout MarkupElement, depth: Int
  ) throws(SymbolError) {
    while true {
      while let byte = peek, byte != UInt8(ascii: "<") { advance() }
      if peek == nil { throw error("</\(element.name)> is missing") }
      if try skipMisc() { continue }
      if matches("</") {
        advance(by: 2)
        let closing = try name()
        guard closing == element.name else {
          throw error("</\(closing)> closes <\(element.name)> of line \(element.line)")
        }
        skipSpace()
        try expect(">", in: closing)
        return
      }
      element.children.append(try self.element(depth: depth + 1))
    }
  }

  // MARK: Characters

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  private func matches(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private func error(_ detail: String) -> SymbolError {
    .markup(file: file, line: line, detail: detail)
  }

  private mutating func expect(_ text: StaticString, in name: String) throws(SymbolError) {
    guard matches(text) else { throw error("\"\(text)\" is missing in \(name)") }
    advance()
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = peek, byte == 32 || (9...13).contains(byte) { advance() }
    return position > start
  }

  private mutating func skipProlog() throws(SymbolError) {
    if matches("\u{FEFF}") { position += 3 }
    repeat { skipSpace() } while try skipMisc()
  }

  /// Skips a comment, instruction, declaration or character data, if one stands here.
  private mutating func skipMisc() throws(SymbolError) -> Bool {
    if matches("<!--") { return try skip(past: "-->", what: "a comment") }
    if matches("<![CDATA[") { return try skip(past: "]]>", what: "character data") }
    if matches("<?") { return try skip(past: "?>", what: "an instruction") }
    if matches("<!") { return try skip(past: ">", what: "a declaration") }
    return false
  }

  private mutating func skip(past end: StaticString, what: String) throws(SymbolError) -> Bool {
    while peek != nil, !matches(end) { advance() }
    guard peek != nil else { throw error("\(what) is not closed") }
    advance(by: end.utf8CodeUnitCount)
    return true
  }

  private mutating func name() throws(SymbolError) -> String {
    let start = position
    while let byte = peek, Self.isNameByte(byte) { advance() }
    guard position > start else { throw error("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
      true
    default:
      false
    }
  }

  private func unescape(_ text: String) throws(SymbolError) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      guard let end = rest[ampersand...].firstIndex(of: ";"),
        let character = Self.entity(rest[rest.index(after: ampersand)..<end])
      else { throw error("unknown entity in \"\(text)\"") }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
