import DisplayList
import Foundation

/// One line that may have to be shortened: what stands in it, and whether more was left out.
struct ShortenedText {
  let whole: StyledText
  let truncation: TextSpec.Truncation
  /// Whether lines before or behind were left out, so that an ellipsis stands in any case.
  let isPart: Bool
  /// The offsets at which characters as readers see them begin, and the end.
  private let boundaries: [Int]

  /// The text from `start`: up to its line end, from its last line end, or with spaces for line
  /// ends, as the truncation keeps its head, its tail or both.
  init(_ text: StyledText, from start: Int, _ truncation: TextSpec.Truncation) {
    self.truncation = truncation
    let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    var rest = text[start..<text.bytes.count]
    var isPart = false
    switch truncation {
    case .tail:
      if let end = rest.bytes.firstIndex(where: isEnd) {
        rest = rest[0..<end]
        isPart = true
      }
    case .head:
      if let end = rest.bytes.lastIndex(where: isEnd) {
        rest = rest[end + 1..<rest.bytes.count]
        isPart = true
      }
    case .middle: rest.replace(where: isEnd, with: 0x20)
    }
    whole = rest
    self.isPart = isPart
    var boundaries = [0]
    for character in String(decoding: rest.bytes, as: UTF8.self) {
      boundaries.append((boundaries.last ?? 0) + character.utf8.count)
    }
    self.boundaries = boundaries
  }

  /// How many characters can be kept.
  var count: Int { boundaries.count - 1 }

  /// The text with `kept` of its characters and an ellipsis.
  func keeping(_ kept: Int) -> StyledText {
    let end = whole.bytes.count
    switch truncation {
    case .tail: return joined(head: boundaries[kept], tail: end)
    case .head: return joined(head: 0, tail: boundaries[count - kept])
    case .middle:
      return joined(head: boundaries[(kept + 1) / 2], tail: boundaries[count - kept / 2])
    }
  }

  /// The bytes before `head`, an ellipsis in the style of what it replaces, the bytes from `tail`.
  private func joined(head: Int, tail: Int) -> StyledText {
    var line = whole[0..<head]
    line.append(StyledText.ellipsis, span: whole.span(at: max(0, head - 1)))
    for piece in whole.pieces {
      let common = piece.range.clamped(to: tail..<max(tail, whole.bytes.count))
      line.append(Array(whole.bytes[common]), span: piece.span)
    }
    return line
  }
}
