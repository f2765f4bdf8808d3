import SwiftUI

/// A style of one’s own in four palettes and three states, and on a link.
struct SolidStylesScreen: View {
  var body: some View {
    Page(.solidStyles) {
      Exhibit(
        "Before any style",
        "A button is its label: text, or an icon beside text, in the accent colour.", height: 48
      ) {
        HStack(spacing: 28) {
          Button("Continue") {}
          Button {
          } label: {
            HStack {
              Image(systemName: "command")
              Text("Continue")
            }
          }
        }
      }
      Exhibit(
        "Enabled, pressed, disabled",
        "The style asks its configuration whether it is pressed and its environment the rest.",
        height: 204
      ) {
        SolidStates()
      }
      Exhibit(
        "A link wears it too",
        "A `NavigationLink` takes the button style around it. Follow it, and come back.",
        height: 60
      ) {
        NavigationStack {
          NavigationLink("Show Details") { Text("Details").font(.headline) }
            .buttonStyle(.solid)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(height: 60)
      }
    }
  }
}

/// Each palette in a row, in all states.
private struct SolidStates: View {
  var body: some View {
    VStack(spacing: 5) {
      row(.solid) { Label("Primary", systemImage: "command") }
      row(.outline) { Text("Outline") }
      row(.destructive) { Label("Delete", systemImage: "xmark") }
      row(.round) { Image(systemName: "command") }
    }
    .labelStyle(TightLabelStyle())
    .padding(.horizontal, 8)
  }

  private func row(_ style: SolidButtonStyle, @ViewBuilder label: () -> some View) -> some View {
    let label = label()
    return HStack(spacing: 6) {
      Button {
      } label: {
        label
      }
      .buttonStyle(style)
      .frame(maxWidth: .infinity)
      SolidLook(palette: style.palette, cornerRadius: style.cornerRadius, isPressed: true) {
        label
      }
      .frame(maxWidth: .infinity)
      Button {
      } label: {
        label
      }
      .buttonStyle(style)
      .disabled(true)
      .frame(maxWidth: .infinity)
    }
  }
}

/// Icon and title, close together.
private struct TightLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 5) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
  }
}

#Preview("Button Styles: Solid") { SolidStylesScreen() }
