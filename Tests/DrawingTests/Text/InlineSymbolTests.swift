import DisplayList
import Foundation
import Testing

@testable import Drawing

@MainActor @Suite struct InlineSymbolTests {
  private func spec(_ pointSize: CGFloat = 17) -> TextSpec {
    let font = FontSpec(size: 17)
    return TextSpec(spans: [
      TextSpec.Span(.string("Regular "), font: font),
      TextSpec.Span(.symbol(SymbolSpec(name: "box", pointSize: pointSize)), font: font),
      TextSpec.Span(.string(" end"), font: font),
    ])
  }

  @Test func aSymbolStandsOnTheBaselineAsWideAsItsFrame() {
    let symbols = BoxSymbols()
    let engine = TextEngine(fonts: FontLibrary(), symbols: symbols)
    let metrics = engine.metrics(of: spec(), width: nil, height: nil)
    let before = engine.metrics(of: plain("Regular "), width: nil, height: nil).size.width
    let after = engine.metrics(of: plain(" end"), width: nil, height: nil).size.width
    #expect(metrics.symbols.count == 1)
    let symbol = metrics.symbols[0]
    #expect(abs(symbol.frame.minX - before) < 0.11)
    #expect(abs(symbol.frame.minY + symbol.metrics.baseline - metrics.firstBaseline) < 1e-9)
    #expect(abs(metrics.size.width - (before + symbol.metrics.size.width + after)) < 0.11)
    #expect(abs(metrics.size.height - 1.193 * 17) < 1e-9)
  }

  @Test func aLargeSymbolMakesTheLineHigherByWhatSticksOut() {
    let symbols = BoxSymbols()
    let engine = TextEngine(fonts: FontLibrary(), symbols: symbols)
    let metrics = engine.metrics(of: spec(30), width: nil, height: nil)
    let symbol = metrics.symbols[0].metrics
    #expect(abs(metrics.firstBaseline - symbol.baseline) < 1e-9)
    #expect(
      abs(
        metrics.size.height
          - (symbol.baseline + max(0.241 * 17, symbol.size.height - symbol.baseline))) < 1e-9)
  }

  @Test func textWithoutASymbolHasNone() {
    let engine = TextEngine(fonts: FontLibrary(), symbols: BoxSymbols())
    #expect(engine.metrics(of: plain("\u{FFFC}"), width: nil, height: nil).symbols.isEmpty)
  }
}
