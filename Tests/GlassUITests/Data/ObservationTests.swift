import Observation
import Testing

@testable import GlassUI

@MainActor struct ObservationTests {
  @Observable final class Price {
    var amount = 1
  }

  @Test func whatAForEachReadsOfAModelKeepsItUpToDate() {
    struct Rows: View {
      let price: Price
      var body: some View {
        VStack {
          ForEach(0..<2) { row in Text("\(row): \(price.amount)") }
        }
      }
    }
    let price = Price()
    let stage = Stage(Rows(price: price))
    price.amount = 7
    stage.flush()
    #expect(stage.texts == ["0: 7", "1: 7"])
    price.amount = 8
    stage.flush()
    #expect(stage.texts == ["0: 8", "1: 8"])
  }
}
