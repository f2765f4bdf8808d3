import DisplayList
import Testing

@testable import Drawing

@Suite struct SymbolBlendTests {
  @Test(arguments: FontSpec.Weight.allCases)
  func rowsGrowByTheirScale(weight: FontSpec.Weight) {
    #expect(abs(SymbolBlend(weight: weight, scale: .small).scale - 1) < 1e-9)
    #expect(abs(SymbolBlend(weight: weight, scale: .medium).scale - 1.2760) < 2e-4)
    #expect(abs(SymbolBlend(weight: weight, scale: .large).scale - 1.6470) < 5e-4)
  }

  @Test func strokesAreThoseOfTheSources() {
    #expect(SymbolBlend(weight: .ultraLight, scale: .small).strokeWidth() == 2.2)
    #expect(SymbolBlend(weight: .regular, scale: .small).strokeWidth() == 7)
    #expect(SymbolBlend(weight: .black, scale: .small).strokeWidth() == 12.3)
    #expect(abs(SymbolBlend(weight: .regular, scale: .medium).strokeWidth() - 7.82) < 0.01)
  }

  @Test(arguments: SymbolSpec.Scale.allCases)
  func strokesGrowWithWeight(scale: SymbolSpec.Scale) {
    let widths = FontSpec.Weight.allCases.map {
      SymbolBlend(weight: $0, scale: scale).strokeWidth()
    }
    #expect(widths == widths.sorted())
  }

  @Test func thinStrokesDifferOnlyWhereBlackIsBlended() {
    let regular = SymbolBlend(weight: .regular, scale: .medium)
    #expect(regular.strokeWidth(.thin) == regular.strokeWidth())
    let black = SymbolBlend(weight: .black, scale: .medium)
    #expect(black.strokeWidth(.thin) < black.strokeWidth())
  }
}
