import SwiftUI

/// Two buttons on one piece of glass, which bring the photograph nearer and take it away.
struct MagnifierPill: View {
  @Binding var magnification: Double
  @Namespace private var pill

  private static let range = 1.0...3.0
  private static let step = 0.25

  var body: some View {
    GlassEffectContainer {
      VStack(spacing: 0) {
        half("Closer", systemImage: "plus", by: Self.step)
        half("Farther", systemImage: "minus", by: -Self.step)
      }
      .font(.title3)
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
    }
  }

  private func half(_ title: String, systemImage: String, by step: Double) -> some View {
    let next = min(max(magnification + step, Self.range.lowerBound), Self.range.upperBound)
    return Button {
      magnification = next
    } label: {
      Label(title, systemImage: systemImage)
        .frame(width: 48, height: 48)
        .contentShape(Rectangle())
    }
    .disabled(next == magnification)
    .glassEffect(.regular.interactive())
    .glassEffectUnion(id: "magnifier", namespace: pill)
  }
}

#Preview("Magnifier pill", traits: .fixedLayout(width: 160, height: 180)) {
  @Previewable @State var magnification = 1.0
  MagnifierPill(magnification: $magnification)
}
