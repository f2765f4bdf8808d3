import SwiftUI

/// A round button out of which three others bead, and into which they flow back.
struct CookCluster: View {
  @State private var isOpen = false
  @Namespace private var drops

  private enum Errand: String, CaseIterable, Identifiable, Sendable {
    case timer = "Start Timer"
    case note = "Write Note"
    case photo = "Take Photo"

    var id: Self { self }

    var systemImage: String {
      switch self {
      case .timer: "timer"
      case .note: "note.text"
      case .photo: "camera"
      }
    }
  }

  var body: some View {
    GlassEffectContainer(spacing: 12) {
      VStack(spacing: 16) {
        if isOpen {
          ForEach(Errand.allCases) { errand in
            Button(errand.rawValue, systemImage: errand.systemImage, action: toggle)
              .buttonStyle(DropStyle(length: 56))
              .font(.title2)
              .glassEffect(.regular.interactive(), in: .circle)
              .glassEffectID(errand, in: drops)
          }
        }
        Button(action: toggle) {
          Label(isOpen ? "Close" : "Cook", systemImage: isOpen ? "xmark" : "plus")
            .contentTransition(.symbolEffect(.replace))
        }
        .buttonStyle(DropStyle(length: 64))
        .font(.title2.weight(.semibold))
        .foregroundStyle(.white)
        .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
        .glassEffectID("stem", in: drops)
      }
    }
  }

  private func toggle() {
    withAnimation(.bouncy) { isOpen.toggle() }
  }
}

/// An icon in a square that glass can fill.
struct DropStyle: ButtonStyle {
  let length: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .opacity(isEnabled ? 1 : 0.4)
      .frame(width: length, height: length)
      .contentShape(Circle())
  }
}

#Preview("Cook cluster", traits: .fixedLayout(width: 160, height: 360)) {
  CookCluster()
}
