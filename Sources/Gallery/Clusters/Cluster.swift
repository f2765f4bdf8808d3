import SwiftUI

/// A stem and its drops, as the settings have them.
struct Cluster: View {
  let settings: ClusterSettings
  let toggle: @MainActor () -> Void

  @Namespace private var drops

  private enum Drop: String, CaseIterable, Identifiable, Sendable {
    case heat = "Heat"
    case herbs = "Herbs"
    case picture = "Picture"
    case power = "Power"

    var id: Self { self }

    var systemImage: String {
      switch self {
      case .heat: "flame"
      case .herbs: "leaf"
      case .picture: "camera"
      case .power: "bolt"
      }
    }

    var color: Color {
      switch self {
      case .heat: .red
      case .herbs: .green
      case .picture: .blue
      case .power: .purple
      }
    }
  }

  var body: some View {
    GlassEffectContainer(spacing: settings.spacing) {
      settings.layout {
        button(settings.isOpen ? "Close" : "Open", settings.isOpen ? "xmark" : "plus")
          .contentTransition(.symbolEffect(.replace))
          .fontWeight(.semibold)
          .glassEffect(settings.glass(.orange, isStem: true), in: .circle)
          .glassEffectID("stem", in: drops)
        if settings.isOpen {
          ForEach(Drop.allCases) { drop in
            button(drop.rawValue, drop.systemImage)
              .glassEffect(settings.glass(drop.color), in: .circle)
              .glassEffectID(drop, in: drops)
              .glassEffectUnion(id: settings.isUnion ? "drops" : nil, namespace: drops)
              .glassEffectTransition(settings.transition)
          }
        }
      }
    }
    .font(.title3)
  }

  private func button(_ title: String, _ systemImage: String) -> some View {
    Button(title, systemImage: systemImage, action: toggle)
      .buttonStyle(DropStyle(length: 52))
  }
}
