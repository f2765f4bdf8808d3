import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Other scripts, designs of faces, and what no face has.
@MainActor @Suite struct TextScriptTests {
  private func layout(
    _ string: String, _ font: FontSpec = FontSpec(size: 20), isRightToLeft: Bool = false,
    engine: TextEngine = engine
  ) -> TextLayout {
    engine.layout(
      TextSpec(
        spans: [TextSpec.Span(.string(string), font: font)], isRightToLeft: isRightToLeft),
      width: nil, height: nil)
  }

  /// Arabic, Hebrew, Greek, Cyrillic, Han and kana have glyphs in what `make` installs.
  @Test(arguments: ["مرحبا", "שלום", "Ωμέγα", "Привет", "漢字", "かなカナ", "ế ő ł ß", "😀🎉"])
  func everyCharacterHasAGlyph(string: String) {
    let box = MessageBox()
    let fonts = FontLibrary { box.messages.append($0) }
    let layout = layout(string, engine: TextEngine(fonts: fonts, symbols: BoxSymbols()))
    #expect(layout.bars.isEmpty)
    #expect(box.messages.isEmpty)
    #expect(layout.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  /// What only larger packages have is drawn with them, and reported without.
  @Test(arguments: ["한", "ก", "क"])
  func rarerScriptsAreDrawnOrReported(string: String) {
    let box = MessageBox()
    let fonts = FontLibrary { box.messages.append($0) }
    let layout = layout(string, engine: TextEngine(fonts: fonts, symbols: BoxSymbols()))
    #expect(layout.bars.isEmpty == box.messages.isEmpty)
    #expect(layout.metrics.size.width > 5)
  }

  @Test func whatNoFaceHasIsFramedAndReportedOnce() {
    let box = MessageBox()
    let fonts = FontLibrary(
      configuration: FontConfiguration(sources: [.inter]), report: { box.messages.append($0) })
    let engine = TextEngine(fonts: fonts, symbols: BoxSymbols())
    #expect(layout("漢字", engine: engine).bars.count == 8)
    _ = layout("漢漢", engine: engine)
    #expect(box.messages.count == 2)
    #expect(box.messages.first?.contains("U+6F22") == true)
    #expect(box.messages.first?.contains("apt install fonts-noto-cjk") == true)
    #expect(FontSource.package(for: "😀") == "fonts-noto-color-emoji")
    #expect(FontSource.package(for: "ก") == "fonts-noto-core")
  }

  @Test func rightToLeftTextBeginsAtTheRight() throws {
    let layout = layout("שלום abc", isRightToLeft: true)
    let latin = try #require(layout.runs.last { $0.glyphs.count == 3 })
    let first = try #require(latin.glyphs.first)
    #expect(first.x < 1)
    var spec = TextSpec(
      spans: [TextSpec.Span(.string("שלום\nשלום עולם"), font: FontSpec(size: 20))])
    spec.isRightToLeft = true
    let two = engine.layout(spec, width: nil, height: nil)
    let short = two.runs.flatMap(\.glyphs).filter { $0.y < 25 }.map(\.x).min() ?? 0
    #expect(short > two.metrics.size.width / 3)
  }

  @Test func emojiArePicturesOfTheTextsSize() throws {
    let layout = layout("😀")
    let run = try #require(layout.runs.first)
    #expect(run.face.isColor)
    #expect(layout.metrics.size.width > 18 && layout.metrics.size.width < 30)
    #expect(abs(layout.metrics.size.height - 1.193 * 20) < 1e-9)
  }

  /// Round ends need neither other widths nor other heights.
  @Test(arguments: FontSpec.Weight.allCases)
  func theRoundedDesignIsTheSystemFaceWithRoundEnds(weight: FontSpec.Weight) throws {
    let plain = layout("HIl", FontSpec(size: 20, weight: weight))
    let round = layout("HIl", FontSpec(size: 20, weight: weight, design: .rounded))
    #expect(plain.metrics == round.metrics)
    let (a, b) = (try #require(plain.runs.first), try #require(round.runs.first))
    let glyph = try #require(a.glyphs.last).id
    let (sharp, soft) = (a.outline(of: glyph), b.outline(of: glyph))
    #expect(sharp.path != soft.path)
    let (from, to) = (sharp.path.boundingRect, soft.path.boundingRect)
    #expect(abs(from.minY - to.minY) < 0.001 && abs(from.maxY - to.maxY) < 0.001)
    #expect(abs(from.width - to.width) < 0.001)
    // The end of the stem is a half circle: nothing is left of its corners.
    let corner = CGPoint(x: from.minX + from.width * 0.06, y: from.minY + from.width * 0.06)
    #expect(sharp.path.contains(corner) && !soft.path.contains(corner))
  }

  @Test func codeIsEquallyWideAndSerifsAreAnotherFace() {
    func width(_ string: String, _ design: FontSpec.Design) -> CGFloat {
      layout(string, FontSpec(size: 20, design: design)).metrics.size.width
    }
    #expect(width("iiii", .monospaced) == width("WWWW", .monospaced))
    #expect(width("iiii", .serif) < width("WWWW", .serif))
    #expect(width("Hamburg", .serif) != width("Hamburg", .standard))
    for design in [FontSpec.Design.serif, .monospaced, .rounded] {
      let height = layout("Hg", FontSpec(size: 20, design: design)).metrics.size.height
      #expect(abs(height - 1.193 * 20) < 1e-9)
    }
  }

  @Test func anInlineSymbolHasItsOwnColours() {
    let symbols = BoxSymbols()
    let painter = Painter(
      text: TextEngine(fonts: Studio.fonts, symbols: symbols), symbols: symbols,
      images: ImageLibrary())
    var span = TextSpec.Span(
      .symbol(SymbolSpec(name: "box", pointSize: 40)), font: FontSpec(size: 40), color: .black)
    span.symbolColors = [RGBA(1, 0, 0), RGBA(0, 1, 0)]
    let bitmap = Bitmap(width: 50, height: 60)
    _ = painter.paint(
      DisplayList([
        .text(
          TextSpec(spans: [span]), frame: CGRect(x: 0, y: 0, width: 50, height: 60),
          .color(.black))
      ]), background: .white, into: bitmap, scale: 1, damage: [bitmap.bounds])
    #expect(bitmap.rgba(18, 25) == [255, 0, 0, 255])
  }
}
