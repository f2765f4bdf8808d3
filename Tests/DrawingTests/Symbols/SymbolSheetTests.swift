import DisplayList
import Foundation
import Testing

@testable import Drawing

@Suite @MainActor struct SymbolSheetTests {
  private let measurer = DrawingMeasurer(
    text: TextEngine(fonts: Studio.fonts, symbols: SymbolTests.library),
    symbols: SymbolTests.library, images: ImageLibrary())

  @Test func everySymbolStandsInItsSlotOnOneLine() {
    let sheet = SymbolSheet(
      names: SymbolTests.seedNames, weights: [.ultraLight, .black], scale: .small)
    var baselines: [Int: Set<Int>] = [:]
    for (index, name) in sheet.names.enumerated() {
      for (column, weight) in sheet.weights.enumerated() {
        let metrics = measurer.metrics(of: sheet.spec(of: name, weight: weight))
        let frame = sheet.frame(of: metrics, index: index, weight: column)
        let origin = sheet.origin(of: index)
        let cell = CGRect(x: origin.x, y: origin.y, width: sheet.cell.width, height: 64)
        #expect(cell.minX <= frame.minX && frame.maxX <= cell.maxX)
        #expect(cell.minY <= frame.minY && frame.maxY <= cell.maxY)
        baselines[index / sheet.columns, default: []].insert(
          Int(((frame.minY + metrics.baseline) * 1000).rounded()))
      }
    }
    #expect(baselines.values.allSatisfy { $0.count == 1 })
  }

  @Test func theSheetIsPaperOnItsSide() {
    let sheet = SymbolSheet(names: (0..<500).map { "symbol.\($0)" })
    #expect(abs(sheet.size.width / sheet.size.height - 1.414) < 0.1)
    #expect(SymbolSheet(names: []).size.width > 0)
  }

  @Test func everyNameIsDrawnOnce() {
    let sheet = SymbolSheet(names: ["plus", "minus"], weights: [.regular, .bold])
    let symbols = sheet.list(measurer).commands.compactMap { command -> String? in
      if case .symbol(let spec, _, _) = command { spec.name } else { nil }
    }
    #expect(symbols == ["plus", "plus", "minus", "minus"])
  }
}
