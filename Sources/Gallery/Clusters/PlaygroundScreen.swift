import SwiftUI

/// A cluster with everything about it to change.
struct PlaygroundScreen: View {
  @State private var settings: ClusterSettings
  @State private var scheme: ColorScheme?
  @State private var isWide = false
  @Environment(\.colorScheme) private var surroundings

  init(_ settings: ClusterSettings = ClusterSettings(), colorScheme: ColorScheme? = nil) {
    _settings = State(wrappedValue: settings)
    _scheme = State(wrappedValue: colorScheme)
  }

  var body: some View {
    let shown = scheme ?? surroundings
    arrangement {
      Cluster(settings: settings) {
        withAnimation(.bouncy) { settings.isOpen.toggle() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ClusterGround(ground: settings.ground) }
      .environment(\.colorScheme, shown)
      .clipShape(RoundedRectangle(cornerRadius: isWide ? 16 : 0))
      .padding(isWide ? 20 : 0)
      ClusterControls(settings: $settings, colorScheme: shown) { scheme = $0 }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .frame(maxWidth: isWide ? 330 : .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.page)
    .onGeometryChange(for: Bool.self) {
      $0.size.width > 700
    } action: {
      isWide = $0
    }
  }

  private var arrangement: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
  }
}

#Preview("Clusters: Playground") { PlaygroundScreen() }

#Preview("Clusters: Ring, dark") {
  PlaygroundScreen(
    ClusterSettings(arrangement: .ring, material: .clear, tint: .all, ground: .dots),
    colorScheme: .dark)
}
