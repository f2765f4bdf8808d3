import SwiftUI

/// Regular and clear glass over the photograph, in light and in dark.
struct MaterialsScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(ColorScheme.allCases, id: \.self) { scheme in
        MaterialRows()
          .environment(\.colorScheme, scheme)
      }
    }
    .background {
      Image("hero-pancakes").resizable().aspectRatio(contentMode: .fill)
    }
    .clipped()
  }
}

/// One row of each material.
private struct MaterialRows: View {
  var body: some View {
    VStack(spacing: 24) {
      row("Regular", .regular)
      row("Clear", .clear)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func row(_ title: String, _ glass: Glass) -> some View {
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: 14) {
        Text(title)
          .font(.headline)
          .padding(.horizontal, 18)
          .frame(height: 56)
          .glassEffect(glass.interactive())
        drop("leaf", glass)
        drop("flame", glass.tint(.orange))
        drop("bolt", glass.tint(.blue))
      }
    }
  }

  private func drop(_ systemImage: String, _ glass: Glass) -> some View {
    Image(systemName: systemImage)
      .font(.title2)
      .frame(width: 56, height: 56)
      .glassEffect(glass.interactive(), in: .circle)
  }
}

#Preview("Clusters: Materials") { MaterialsScreen() }
