internal import CPango
import DisplayList
import Foundation

/// A paragraph's characters as Pango takes them, and which span each belongs to.
struct StyledText {
  struct Piece {
    var range: Range<Int>
    /// Index into the spec's spans.
    var span: Int
  }

  /// UTF-8 without NUL.
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []

  /// What stands in for an inline symbol: U+FFFC OBJECT REPLACEMENT CHARACTER.
  static let object: [UInt8] = [0xEF, 0xBF, 0xBC]
  static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  init() {}

  init(_ spec: TextSpec) {
    for (index, span) in spec.spans.enumerated() {
      switch span.content {
      // U+FFFC typed by the user would be taken for a symbol; NUL ends Pango's strings.
      case .string(let string):
        let clean =
          string.unicodeScalars.contains { $0.value == 0 || $0.value == 0xFFFC }
          ? string.replacingOccurrences(of: "\0", with: "\u{FFFD}")
            .replacingOccurrences(of: "\u{FFFC}", with: "\u{FFFD}") : string
        append(Array(clean.utf8), span: index)
      case .symbol: append(Self.object, span: index)
      }
    }
  }

  mutating func append(_ more: [UInt8], span: Int) {
    guard !more.isEmpty else { return }
    pieces.append(Piece(range: bytes.count..<bytes.count + more.count, span: span))
    bytes += more
  }

  /// The span of the character at `offset`; the last one's past the end.
  func span(at offset: Int) -> Int {
    for piece in pieces where piece.range.contains(offset) { return piece.span }
    return pieces.last?.span ?? 0
  }

  func isSpace(at offset: Int) -> Bool { bytes.indices.contains(offset) && bytes[offset] == 0x20 }

  /// Whether a symbol stands at `offset`; an ellipsis may stand in its span.
  func isObject(at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: Self.object) }

  mutating func replace(where matches: (UInt8) -> Bool, with byte: UInt8) {
    bytes = bytes.map { matches($0) ? byte : $0 }
  }

  /// A part, its line ends kept.
  subscript(range: Range<Int>) -> StyledText {
    var part = StyledText()
    for piece in pieces {
      let common = piece.range.clamped(to: range)
      if !common.isEmpty { part.append(Array(bytes[common]), span: piece.span) }
    }
    return part
  }
}
