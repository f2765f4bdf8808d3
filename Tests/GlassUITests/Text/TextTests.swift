import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct TextTests {
  private func spans(_ view: any View) -> [TextSpec.Span] {
    Stage(view).commands.flatMap { command -> [TextSpec.Span] in
      if case .text(let spec, _, _) = command { spec.spans } else { [] }
    }
  }

  private func spec(_ view: any View) -> TextSpec? {
    Stage(view).commands.lazy.compactMap { command -> TextSpec? in
      if case .text(let spec, _, _) = command { spec } else { nil }
    }.first
  }

  @Test func fontsResolveInTheirEnvironment() {
    let font = spans(Text("a").font(.title2.weight(.semibold))).first?.font
    #expect(font?.size == 22)
    #expect(font?.weight == .semibold)
    #expect(spans(Text("a")).first?.font.size == 17)
    #expect(spans(VStack { Text("a") }.font(.caption)).first?.font.size == 12)
  }

  @Test func aTextsOwnTraitsWinOverTheSurroundings() {
    let font = spans(VStack { Text("a").bold().font(.title) }.font(.caption).fontWeight(.thin))
      .first?.font
    #expect(font?.size == 28)
    #expect(font?.weight == .bold)
  }

  @Test func textGrowsWithTheReadersSize() {
    let large = spans(Text("a").dynamicTypeSize(.accessibility1)).first?.font.size
    #expect(large == 28)
    let fixed = spans(Text("a").font(.system(size: 20)).dynamicTypeSize(.accessibility1))
    #expect(fixed.first?.font.size == 20)
  }

  @Test func joinedTextsKeepTheirStyles() {
    let joined = spans(Text("a").bold() + Text("b").italic() + Text("c"))
    #expect(joined.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(joined.map(\.font.isItalic) == [false, true, false])
  }

  @Test func interpolatedImagesStandInLine() {
    let spans = spans(Text("a \(Image(systemName: "leaf")) b"))
    #expect(
      spans.map { span in
        switch span.content {
        case .string(let string): string
        case .symbol(let symbol): "<\(symbol.name)>"
        }
      } == ["a ", "<leaf>", " b"])
  }

  @Test func imageScaleGrowsOnlyTheSymbols() {
    let plain = spans(Text("a \(Image(systemName: "leaf"))"))
    let large = spans(Text("a \(Image(systemName: "leaf"))").imageScale(.large))
    #expect(plain.map(\.font) == large.map(\.font))
    guard case .symbol(let symbol)? = large.last?.content else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.scale == .large)
    #expect(symbol.pointSize == 17)
  }

  @Test func keysAreMarkdown() {
    let spans = spans(Text("plain **bold** *italic*"))
    #expect(spans.filter { $0.font.weight == .bold }.count == 1)
    #expect(spans.filter(\.font.isItalic).count == 1)
    #expect(Stage(Text("plain **bold**")).texts == ["plain bold"])
    #expect(Stage(Text(verbatim: "**x**")).texts == ["**x**"])
    let variable = "**x**"
    #expect(Stage(Text(variable)).texts == ["**x**"])
  }

  @Test func linesAndTruncation() {
    let spec = spec(
      Text("abc").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.trailing)
        .lineSpacing(3).minimumScaleFactor(0.5).allowsTightening(true))
    #expect(spec?.lineLimit == 2)
    #expect(spec?.truncation == .middle)
    #expect(spec?.alignment == .trailing)
    #expect(spec?.lineSpacing == 3)
    #expect(spec?.minimumScaleFactor == 0.5)
    #expect(spec?.allowsTightening == true)
  }

  @Test func casesChangeTheLetters() {
    #expect(Stage(Text("Abc").textCase(.uppercase)).texts == ["ABC"])
    #expect(Stage(VStack { Text("Abc").textCase(nil) }.textCase(.lowercase)).texts == ["Abc"])
  }

  @Test func spanTraits() {
    let span = spans(
      Text("a").kerning(2).tracking(3).baselineOffset(4).underline().strikethrough()
        .monospacedDigit()
    ).first
    #expect(span?.kerning == 2)
    #expect(span?.tracking == 3)
    #expect(span?.baselineOffset == 4)
    #expect(span?.isUnderlined == true)
    #expect(span?.isStruckThrough == true)
    #expect(span?.font.hasMonospacedDigits == true)
  }

  @Test func coloursOfAPart() {
    let spans = spans(Text("a").foregroundStyle(.red) + Text("b"))
    #expect(spans.map { $0.color == nil } == [false, true])
  }

  @Test func baselinesAlign() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 10))
      Text("b").font(.system(size: 40))
      Image(systemName: "leaf").font(.system(size: 20))
    }
    let nodes = Stage(view).nodes.filter { ["Text", "Image"].contains($0.type) }
    let lines = nodes.compactMap { $0.guides["firstTextBaseline"] }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { isClose($0, lines[0]) })
  }

  @Test func aViewWithoutTextHasItsBaselineAtTheBottom() {
    let node = Stage(Color.red.frame(width: 10, height: 10)).nodes("Rectangle").first
    #expect(node?.guides["firstTextBaseline"] == node?.frame.maxY)
  }

  @Test func formatsAreOfTheSameEverywhere() {
    #expect(Stage(Text(1.5, format: .number)).texts == ["1.5"])
  }
}
