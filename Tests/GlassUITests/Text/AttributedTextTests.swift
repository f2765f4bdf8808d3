import DisplayList
import Foundation
import Testing

@testable import GlassUI

@Suite struct AttributedTextTests {
  private func spans(_ string: AttributedString) -> [TextSpec.Span] {
    Text(string).spans(in: EnvironmentValues())
  }

  @Test func attributesNameALook() {
    var string = AttributedString("plain loud")
    if let range = string.range(of: "loud") {
      string[range].font = .system(size: 30, weight: .heavy)
      string[range].foregroundColor = Color(red: 1, green: 0, blue: 0)
      string[range].kern = 2
      string[range].tracking = 3
      string[range].baselineOffset = 4
      string[range].underlineStyle = .single
      string[range].strikethroughStyle = .single
    }
    let spans = spans(string)
    #expect(spans.map(\.content) == [.string("plain "), .string("loud")])
    #expect(spans[0] == Text("plain ").spans(in: EnvironmentValues())[0])
    #expect(spans[1].font.size == 30 && spans[1].font.weight == .heavy)
    #expect(spans[1].color == RGBA(1, 0, 0))
    #expect(spans[1].kerning == 2 && spans[1].tracking == 3 && spans[1].baselineOffset == 4)
    #expect(spans[1].isUnderlined && spans[1].isStruckThrough)
  }

  @Test func intentsMeanALook() {
    var string = AttributedString("bold")
    string.font = .system(size: 20)
    string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    let span = spans(string)[0]
    #expect(span.font.weight == .bold && span.font.isItalic && span.font.size == 20)
    string.inlinePresentationIntent = [.code, .strikethrough]
    #expect(spans(string)[0].font.design == .monospaced && spans(string)[0].isStruckThrough)
  }

  @Test func aLinkHasTheAccentColorUnlessGivenAnother() {
    var string = AttributedString("swift.org")
    string.link = URL(string: "https://swift.org")
    let accent = Text("swift.org").foregroundColor(.accentColor)
    #expect(spans(string) == accent.spans(in: EnvironmentValues()))
    string.foregroundColor = Color(red: 0, green: 1, blue: 0)
    #expect(spans(string)[0].color == RGBA(0, 1, 0))
  }

  @Test func markdownMakesAttributes() throws {
    let string = try AttributedString(
      markdown: "a **b *c*** `d` [e](https://swift.org)")
    let runs = string.runs.map { run in
      (
        String(string[run.range].characters), run.inlinePresentationIntent ?? [],
        run.link?.absoluteString
      )
    }
    #expect(runs.map(\.0) == ["a ", "b ", "c", " ", "d", " ", "e"])
    #expect(runs[1].1 == .stronglyEmphasized)
    #expect(runs[2].1 == [.stronglyEmphasized, .emphasized])
    #expect(runs[4].1 == .code)
    #expect(runs[6].2 == "https://swift.org")
  }
}
