import SwiftUI

/// Round buttons whose symbols are centred by their baselines, as a style and as a label style.
struct CircleCureScreen: View {
  var body: some View {
    Page(.circleCure) {
      Exhibit(
        "Five centred circles",
        "A hidden circle holds the place, and the symbol lies over it on its baseline."
      ) {
        BadgedButtons()
          .buttonStyle(CentredGlassStyle())
      }
      Exhibit(
        "The proof",
        "Tops, baselines and bottoms of all five are the same."
      ) {
        BadgedButtons(showsLines: true)
          .buttonStyle(CentredGlassStyle())
      }
      Exhibit(
        "The label does the work",
        "As a label style the same frame serves any button, and glass fills its square as a circle."
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 24) {
          Button("Heat", systemImage: "flame") {}
            .border(.pink, width: 1.5)
          Button("Heat", systemImage: "flame") {}
            // The plain style keeps the label’s own colour.
            .buttonStyle(.plain)
            .glassEffect(.regular.interactive())
        }
        .labelStyle(CentredIconStyle())
        .font(.title)
      }
    }
  }
}

#Preview("Circular Buttons: Centred at Last") { CircleCureScreen() }
