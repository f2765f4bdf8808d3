import SwiftUI

/// What frames and baselines of symbols are, and the circle that can stand in for all.
struct CircleBaselinesScreen: View {
  var body: some View {
    Page(.circleBaselines) {
      Exhibit(
        "Frames of many sizes",
        "A badge may hang out of its frame sideways, so that the body stays in the middle."
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 18) {
          ForEach(BadgedSymbol.allCases) { symbol in
            if symbol == .shell {
              symbol.image.line(at: .firstTextBaseline).border(.green, width: 1.5)
            } else {
              symbol.image.border(.green, width: 1.5)
            }
          }
        }
        .font(.title)
      }
      Exhibit(
        "Buttons of four sizes",
        "Stock styles wrap what they are given: four symbols make four sizes."
      ) {
        HStack(alignment: .firstTextBaseline) {
          Button("Level", systemImage: "guidepoint.horizontal") {}
          Button("Plumb", systemImage: "guidepoint.vertical") {}
          Button("Rainbow", systemImage: "rainbow") {}
          Button("Power", systemImage: "bolt") {}
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .font(.title)
      }
      Exhibit(
        "A circle for a frame",
        "Laid over a circle, baseline on baseline, any symbol takes up the circle’s frame, in blue."
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 28) {
          overCircle(.wait)
          Image(systemName: "circle")
            .border(.blue, width: 1.5)
            .line(at: .firstTextBaseline)
          overCircle(.car)
        }
        .font(.largeTitle)
      }
    }
  }

  private func overCircle(_ symbol: BadgedSymbol) -> some View {
    Image(systemName: "circle")
      .foregroundStyle(.blue)
      .overlay(alignment: .centerFirstTextBaseline) {
        symbol.image.border(.green, width: 1.5)
      }
      .border(.blue, width: 1.5)
  }
}

#Preview("Circular Buttons: Baselines") { CircleBaselinesScreen() }
