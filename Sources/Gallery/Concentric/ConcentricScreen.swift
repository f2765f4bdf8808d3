import SwiftUI

/// Buttons in a container whose corners can be changed, and rectangles nested in each other.
struct ConcentricScreen: View {
  @State private var radius: CGFloat = 56

  var body: some View {
    Page(.concentric) {
      Exhibit(
        "Corners that follow",
        "16 points from the edge, a button takes the rest of the radius. In the middle it keeps its least, 8.",
        height: 218
      ) {
        VStack(spacing: 12) {
          ConcentricCard(radius: radius)
          ChoiceBar([24, 40, 56, 72], selection: radius) {
            "\(Int($0)) pt"
          } choose: { value in
            withAnimation(.snappy) { radius = value }
          }
          .frame(width: 300)
        }
        .padding(.vertical, 14)
      }
      Exhibit(
        "Rings",
        "A `ConcentricRectangle` in a container, in a container: each is 14 points further in.",
        height: 150
      ) {
        Ring(depth: 4)
          .frame(width: 260, height: 126)
          .containerShape(.rect(cornerRadius: 56))
      }
    }
  }
}

/// A panel with two buttons: one at its edge, one in the middle.
private struct ConcentricCard: View {
  let radius: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Button("In the Middle") {}
        .buttonStyle(.glass)
        .concentricButtons(minimum: 8)
        .frame(maxHeight: .infinity)
      Button("Close to the Edge") {}
        .buttonStyle(.glassProminent)
        .buttonSizing(.flexible)
        .controlSize(.large)
        .concentricButtons(minimum: 8)
    }
    .padding(16)
    .frame(width: 300, height: 160)
    .background(.page, in: RoundedRectangle(cornerRadius: radius))
    .containerShape(.rect(cornerRadius: radius))
  }
}

/// A concentric rectangle with others inside.
private struct Ring: View {
  let depth: Int

  var body: some View {
    ConcentricRectangle()
      .fill(Color.indigo.opacity(0.16))
      .overlay { ConcentricRectangle().strokeBorder(Color.indigo, lineWidth: 1.5) }
      .overlay {
        if depth > 1 {
          AnyView(Ring(depth: depth - 1)).padding(14)
        }
      }
  }
}

#Preview("Concentric Corners") { ConcentricScreen() }
