import SwiftUI

/// Pairs of drops with the same gap in containers of different spacing.
struct SpacingScreen: View {
  /// Between the two drops, in points.
  private static let gap: CGFloat = 14

  var body: some View {
    Page(.spacing) {
      Exhibit(
        "A gap of 14 points",
        "Outlines begin to reach where the gap equals `spacing`, and join at half of it.",
        height: 292
      ) {
        VStack(spacing: 14) {
          ForEach([0, 20, 32, 56], id: \.self) { spacing in
            HStack(spacing: 0) {
              Text("\(spacing)")
                .font(.title3.monospacedDigit())
                .foregroundStyle(.secondary)
                .frame(width: 48, alignment: .trailing)
              GlassEffectContainer(spacing: CGFloat(spacing)) {
                HStack(spacing: Self.gap) {
                  drop("leaf")
                  drop("flame")
                  drop("bolt")
                }
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
        .font(.title3)
        .padding(.trailing, 48)
        .padding(.vertical, 16)
      }
      Exhibit(
        "Two materials, no bond",
        "Regular and clear glass keep to themselves in one container, however near they are.",
        height: 100
      ) {
        GlassEffectContainer(spacing: 56) {
          HStack(spacing: Self.gap) {
            drop("leaf")
            drop("flame")
            drop("bolt", .clear)
          }
        }
        .font(.title3)
      }
    }
  }

  private func drop(_ systemImage: String, _ glass: Glass = .regular) -> some View {
    Image(systemName: systemImage)
      .frame(width: 52, height: 52)
      .glassEffect(glass.interactive(), in: .circle)
  }
}

#Preview("Clusters: Spacing") { SpacingScreen() }
