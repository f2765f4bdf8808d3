// Drops that bead off one another, and a button that is off: what the window tests press.
import SwiftUI

nonisolated enum Place: String, CaseIterable, Identifiable {
  case harbour, market, station
  var id: Self { self }
  var symbol: String {
    switch self {
    case .harbour: "fish"
    case .market: "carrot"
    case .station: "car"
    }
  }
}

struct Drops: View {
  @State private var isOpen = false
  @State private var visits = 0
  @Namespace private var names

  var body: some View {
    VStack(spacing: 24) {
      GlassEffectContainer(spacing: 14) {
        VStack(spacing: 18) {
          if isOpen {
            ForEach(Place.allCases) { place in
              Button {
                visits += 1
                withAnimation(.bouncy) { isOpen = false }
              } label: {
                Image(systemName: place.symbol).font(.title3).frame(width: 52, height: 52)
              }
              .buttonStyle(.plain)
              .glassEffect(.regular.interactive(), in: .circle)
              .glassEffectID(place, in: names)
              .accessibilityLabel(place.rawValue)
            }
          }
          Button {
            withAnimation(.bouncy) { isOpen.toggle() }
          } label: {
            Image(systemName: isOpen ? "xmark" : "plus")
              .font(.title2.weight(.bold))
              .foregroundStyle(.white)
              .frame(width: 60, height: 60)
              .contentTransition(.symbolEffect(.replace))
          }
          .buttonStyle(.plain)
          .glassEffect(.regular.tint(.indigo).interactive(), in: .circle)
          .glassEffectID("opener", in: names)
          .accessibilityLabel(isOpen ? "Close places" : "Open places")
        }
      }
      Button("Visits \(visits)") { visits += 10 }
        .buttonStyle(.glass)
        .disabled(true)
    }
  }
}

#Preview("drops") {
  Drops()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [.teal, .yellow, .pink, .purple], startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
}
