import SwiftUI

/// A circle that is too small, why it is, and a style that gives it a square.
struct CircleAttemptsScreen: View {
  var body: some View {
    Page(.circleAttempts) {
      Exhibit(
        "Circle, icon, glass",
        "A `.glass` button with a circular border, and glass put on a button by hand."
      ) {
        HStack(spacing: 24) {
          Button("Summit", systemImage: "mountain.2") {}
            .buttonStyle(.glass)
            .buttonBorderShape(.circle)
          Button("Summit", systemImage: "mountain.2") {}
            .glassEffect(.regular.interactive(), in: .circle)
        }
        .labelStyle(.iconOnly)
        .font(.title)
      }
      Exhibit(
        "The frames behind it",
        "A capsule wraps the wide icon. A circle is drawn *into* the button’s frame, and cuts it."
      ) {
        HStack(spacing: 20) {
          outlined.buttonStyle(.glass).buttonBorderShape(.capsule).border(.pink)
          outlined.buttonStyle(.glass).buttonBorderShape(.circle).border(.pink)
          outlined.glassEffect(.regular.interactive(), in: .circle).border(.pink)
        }
        .labelStyle(.iconOnly)
        .font(.title)
      }
      Exhibit(
        "A square to fill",
        "A style frames the icon. It draws no border shape, so asking for a circle changes nothing."
      ) {
        HStack(spacing: 24) {
          Button("Garden", systemImage: "leaf") {}
            .buttonStyle(SquareStyle())
            .buttonBorderShape(.circle)
            .border(.pink)
          Button("Garden", systemImage: "leaf") {}
            .buttonStyle(SquareStyle())
            .glassEffect(.regular.interactive(), in: .circle)
        }
        .font(.title)
      }
    }
  }

  private var outlined: some View {
    Button {
    } label: {
      Label {
        Text("Summit")
      } icon: {
        Image(systemName: "mountain.2").border(.mint.opacity(0.7), width: 3)
      }
    }
  }
}

#Preview("Circular Buttons: First Attempts") { CircleAttemptsScreen() }
