import SwiftUI

/// The stock glass styles for what is ordinary: one prominent button, one beside it.
struct KeepBar: View {
  @State private var isKept = false

  var body: some View {
    HStack(spacing: 12) {
      Button("Discard") { isKept = false }
        .buttonStyle(.glass)
      Button(isKept ? "Saved" : "Save Recipe") { isKept = true }
        .buttonStyle(.glassProminent)
        .tint(.orange)
    }
    .controlSize(.large)
  }
}

#Preview("Keep bar", traits: .fixedLayout(width: 320, height: 100)) { KeepBar() }
