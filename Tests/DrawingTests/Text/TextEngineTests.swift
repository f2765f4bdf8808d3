internal import CPango
import DisplayList
import Foundation
import Testing

@testable import Drawing

@MainActor let engine = TextEngine(fonts: FontLibrary(), symbols: BoxSymbols())

func plain(
  _ string: String, size: CGFloat = 17, lineLimit: Int? = nil,
  truncation: TextSpec.Truncation = .tail
) -> TextSpec {
  TextSpec(
    spans: [TextSpec.Span(.string(string), font: FontSpec(size: size))], lineLimit: lineLimit,
    truncation: truncation)
}

@MainActor @Suite struct TextEngineTests {
  /// The advances of `string` from a layout of Pango's own, without spacing, in points.
  private func advance(_ string: String, family: String, size: Double) -> Double {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * 1024)
    let layout = pango_layout_new(engine.fonts.context)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, string, -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    g_object_unref(UnsafeMutableRawPointer(layout))
    pango_font_description_free(description)
    return Double(width) / 1024
  }

  @Test(arguments: [
    ("Explore", 17.0, "Inter", 0.969, -0.012), ("Action cluster", 13, "Inter", 0.969, -0.003),
    ("caption", 11, "Inter", 0.969, 0), ("Pancakes", 34, "Inter Display", 0.980, -0.02),
    ("Title", 20, "Inter Display", 0.980, -0.02),
  ]) func widthIsTheSumOfAdvancesAndTracking(
    string: String, size: Double, family: String, factor: Double, tracking: Double
  ) {
    let width = engine.metrics(of: plain(string, size: size), width: nil, height: nil).size.width
    let spacing = (tracking * size * 1024).rounded() / 1024
    let expected =
      advance(string, family: family, size: size * factor) + Double(string.count) * spacing
    #expect(abs(width - expected) <= 1.0 / 1024)
  }

  @Test(arguments: [11.0, 17, 19.9, 20, 34, 53])
  func lineBoxIsThatOfSF(size: Double) {
    let metrics = engine.metrics(of: plain("Hxg", size: size), width: nil, height: nil)
    #expect(abs(metrics.size.height - 1.193 * size) < 1e-9)
    #expect(abs(metrics.firstBaseline - 0.952 * size) < 1e-9)
    #expect(metrics.lastBaseline == metrics.firstBaseline)
  }

  @Test func fallbackFacesKeepTheLineBox() {
    let metrics = engine.metrics(of: plain("漢字 😀 ✓"), width: nil, height: nil)
    #expect(abs(metrics.size.height - 1.193 * 17) < 1e-9)
  }

  @Test func fontMetricsMatchTheLineBox() {
    let metrics = engine.metrics(of: FontSpec(size: 100))
    #expect(abs(metrics.ascender - 95.2) < 1e-9)
    #expect(abs(metrics.descender - 24.1) < 1e-9)
    #expect(abs(metrics.capHeight - 70.459) < 1e-9)
    #expect(abs(engine.metrics(of: FontSpec(size: 17)).xHeight / 17 - 0.5285) < 0.0005)
  }

  @Test func theWidthItReturnsIsWideEnough() {
    for string in ["Explore the kitchen", "A", "Tomato, basil & mozzarella", "to  be"] {
      for size in [11.0, 17, 28] {
        let ideal = engine.metrics(of: plain(string, size: size), width: nil, height: nil)
        let again = engine.metrics(
          of: plain(string, size: size), width: ideal.size.width, height: ideal.size.height)
        #expect(again == ideal)
      }
    }
  }

  @Test(arguments: [20.0, 60, 75, 100, 140, 300])
  func layingOutInItsOwnSizeChangesNothing(width: CGFloat) {
    for limit in [nil, 1, 2] {
      for truncation in [TextSpec.Truncation.head, .middle, .tail] {
        let spec = plain(
          "Whisk the eggs with the milk", lineLimit: limit, truncation: truncation)
        let first = engine.metrics(of: spec, width: width, height: nil)
        let again = engine.metrics(of: spec, width: first.size.width, height: first.size.height)
        #expect(again == first)
        #expect(first.size.width <= width + LineBreaker.tolerance)
      }
    }
  }

  @Test func wrapsAtWordsAndReportsTheWidestLine() {
    let spec = plain("Explore the kitchen")
    let word = engine.metrics(of: plain("Explore"), width: nil, height: nil).size.width
    let metrics = engine.metrics(of: spec, width: word + 1, height: nil)
    #expect(metrics.lineCount == 3)
    #expect(metrics.size.width == word)
    #expect(abs(metrics.size.height - 3 * 1.193 * 17) < 1e-9)
    #expect(abs(metrics.lastBaseline - (2 * 1.193 + 0.952) * 17) < 1e-9)
  }

  @Test func aLongWordBreaksByCharacter() {
    let metrics = engine.metrics(of: plain("Pfannkuchen"), width: 40, height: nil)
    #expect(metrics.lineCount > 1)
    #expect(metrics.size.width <= 40)
  }

  @Test func aHeightLeavesWholeLinesButOne() {
    let spec = plain("one two three four five six seven")
    let line = 1.193 * 17
    for (height, count) in [(0.0, 1), (line * 1.9, 1), (line * 2, 2), (line * 2.5, 2)] {
      #expect(engine.metrics(of: spec, width: 60, height: height).lineCount == count)
    }
  }

  @Test func newlinesCountAsLinesForTheLimit() {
    let metrics = engine.metrics(of: plain("a\nb\nc", lineLimit: 2), width: nil, height: nil)
    #expect(metrics.lineCount == 2)
    let cut = engine.metrics(of: plain("b…"), width: nil, height: nil)
    #expect(metrics.size.width == cut.size.width)
  }

  @Test func aShortenedLineIsNoWiderThanItsCharacters() {
    let cut = engine.metrics(of: plain("Explore the", lineLimit: 1), width: 51, height: nil)
    let expected = engine.metrics(of: plain("Expl…"), width: nil, height: nil)
    #expect(abs(cut.size.width - expected.size.width) < 0.01)
  }

  @Test func shrinksToFitAndNoFurther() {
    var spec = plain("Explore the kitchen", lineLimit: 1)
    spec.minimumScaleFactor = 0.5
    let ideal = engine.metrics(of: spec, width: nil, height: nil)
    let shrunk = engine.metrics(of: spec, width: ideal.size.width * 0.8, height: nil)
    #expect(shrunk.lineCount == 1)
    #expect(shrunk.size.width <= ideal.size.width * 0.8 + LineBreaker.tolerance)
    #expect(shrunk.size.width > ideal.size.width * 0.79)
    #expect(abs(shrunk.size.height / ideal.size.height - 0.8) < 0.01)
    let least = engine.metrics(of: spec, width: ideal.size.width * 0.3, height: nil)
    #expect(abs(least.size.height - ideal.size.height / 2) < 1e-9)
  }

  @Test func tighteningComesBeforeCutting() {
    var spec = plain("Explore the kitchen", lineLimit: 1)
    spec.allowsTightening = true
    let ideal = engine.metrics(of: spec, width: nil, height: nil)
    let layout = engine.layout(spec, width: ideal.size.width - 6, height: nil)
    #expect(layout.isComplete)
    #expect(layout.metrics.size.width <= ideal.size.width - 6 + LineBreaker.tolerance)
  }

  @Test func reservedSpaceIsThatOfTheLimit() {
    var spec = plain("one", lineLimit: 3)
    spec.reservesSpace = true
    spec.lineSpacing = 4
    let metrics = engine.metrics(of: spec, width: nil, height: nil)
    #expect(abs(metrics.size.height - (3 * 1.193 * 17 + 8)) < 1e-9)
    #expect(metrics.lineCount == 1)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ string: String) -> CGFloat {
      let font = FontSpec(size: 17, hasMonospacedDigits: true)
      return engine.metrics(
        of: TextSpec(spans: [TextSpec.Span(.string(string), font: font)]), width: nil, height: nil
      ).size.width
    }
    #expect(width("1111") == width("8888"))
    #expect(
      engine.metrics(of: plain("1111"), width: nil, height: nil).size.width
        < engine.metrics(of: plain("8888"), width: nil, height: nil).size.width)
  }

  @Test func arrowsAndProductsStayAsTyped() {
    let spaced = ["3", "x", "4"].map {
      engine.metrics(of: plain($0), width: nil, height: nil).size.width
    }.reduce(0, +)
    let joined = engine.metrics(of: plain("3x4"), width: nil, height: nil).size.width
    #expect(abs(spaced - joined) < 0.8)
  }

  @Test func aUsersMistakesAreClamped() {
    for width in [-5, CGFloat.nan, .infinity, 0] {
      #expect(engine.metrics(of: plain("a b"), width: width, height: width).lineCount >= 1)
    }
    let odd = TextSpec(
      spans: [
        TextSpec.Span(.string("a\0b"), font: FontSpec(size: .nan), kerning: .infinity)
      ], lineLimit: -3, lineSpacing: .nan, minimumScaleFactor: -1)
    #expect(engine.metrics(of: odd, width: 10, height: nil).lineCount == 1)
    #expect(engine.metrics(of: TextSpec(spans: []), width: nil, height: nil).size == .zero)
  }

  @Test func anEmptyTextIsOneLineHigh() {
    let metrics = engine.metrics(of: plain(""), width: nil, height: nil)
    #expect(metrics.size.width == 0)
    #expect(abs(metrics.size.height - 1.193 * 17) < 1e-9)
  }
}
