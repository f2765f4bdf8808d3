import Testing

@testable import Drawing

@Suite struct SymbolNameParserTests {
  private static let drawings: Set = [
    "plus", "heart", "lock", "lock.open", "circle", "square", "bubble.left", "shield",
    "shield.half.filled", "exclamationmark", "envelope", "square.and.arrow.up", "camera.fill",
    "camera", "bell",
  ]
  private static var parser: SymbolNameParser {
    SymbolNameParser(
      isDrawing: { drawings.contains($0) },
      isEnclosure: { ["circle", "square", "bubble.left"].contains($0) })
  }

  private struct Row: CustomTestStringConvertible {
    var name: String
    var expected: SymbolName?
    var testDescription: String { name }
  }

  private static let rows: [Row] = [
    Row(name: "plus", expected: SymbolName(base: "plus")),
    Row(name: "heart.fill", expected: SymbolName(base: "heart", isFilled: true)),
    Row(name: "lock.open", expected: SymbolName(base: "lock.open")),
    Row(name: "lock.open.fill", expected: SymbolName(base: "lock.open", isFilled: true)),
    Row(name: "plus.circle", expected: SymbolName(base: "plus", enclosure: "circle")),
    Row(
      name: "plus.circle.fill",
      expected: SymbolName(base: "plus", enclosure: "circle", isFilled: true)),
    Row(
      name: "plus.bubble.left",
      expected: SymbolName(base: "plus", enclosure: "bubble.left")),
    Row(
      name: "heart.slash.circle.fill",
      expected: SymbolName(base: "heart", isSlashed: true, enclosure: "circle", isFilled: true)),
    Row(name: "bell.slash", expected: SymbolName(base: "bell", isSlashed: true)),
    Row(name: "square.and.arrow.up", expected: SymbolName(base: "square.and.arrow.up")),
    Row(name: "camera.fill", expected: SymbolName(base: "camera.fill")),
    Row(name: "circle.circle", expected: SymbolName(base: "circle", enclosure: "circle")),
    Row(
      name: "envelope.badge.shield.half.filled",
      expected: SymbolName(
        base: "envelope", badge: .init(shape: .circle, content: "shield.half.filled"))),
    Row(
      name: "lock.open.trianglebadge.exclamationmark.fill",
      expected: SymbolName(
        base: "lock.open", isFilled: true,
        badge: .init(shape: .triangle, content: "exclamationmark"))),
    Row(
      name: "heart.circle.fill.badge.plus",
      expected: SymbolName(
        base: "heart", enclosure: "circle", isFilled: true,
        badge: .init(shape: .circle, content: "plus"))),
    Row(
      name: "bell.badge",
      expected: SymbolName(base: "bell", badge: .init(shape: .circle, content: ""))),
    Row(
      name: "bell.badge.fill",
      expected: SymbolName(base: "bell", isFilled: true, badge: .init(shape: .circle, content: ""))),
    Row(
      name: "bell.badge.plus.circle",
      expected: SymbolName(base: "bell", badge: .init(shape: .circle, content: "plus.circle"))),
    Row(name: "", expected: nil),
    Row(name: ".", expected: nil),
    Row(name: "plus.", expected: nil),
    Row(name: "plus..circle", expected: nil),
    Row(name: "nothing", expected: nil),
    Row(name: "plus.nothing", expected: nil),
    Row(name: "plus.fill.circle", expected: nil),
    Row(name: "plus.badge.nothing", expected: nil),
    Row(name: "plus.badge.bell.badge.plus", expected: nil),
    Row(name: "badge.plus", expected: nil),
  ]

  @Test(arguments: rows.indices)
  func partsOfNames(index: Int) {
    let row = Self.rows[index]
    #expect(Self.parser.parse(row.name) == row.expected, "\(row.name)")
  }
}
