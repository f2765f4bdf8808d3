import SwiftUI

/// A style that follows the border shape, glass shared by two buttons, and a circle in a circle.
struct CircleShapesScreen: View {
  @Namespace private var pair

  var body: some View {
    Page(.circleShapes) {
      Exhibit(
        "Border shapes again",
        "With glass in the shape of the surroundings, `buttonBorderShape` works as it should."
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          Button("Bird", systemImage: "bird") {}
          Button("Ladybug", systemImage: "ladybug") {}
            .buttonBorderShape(.roundedRectangle)
          Button("Ant", systemImage: "ant") {}
            .buttonBorderShape(.roundedRectangle(radius: 0))
        }
        .labelStyle(CentredIconStyle())
        .buttonStyle(BorderShapeStyle())
        .font(.title)
      }
      Exhibit(
        "Two on one glass",
        "Tree and carrot are one shape by union; each half still answers alone. Rain stays apart."
      ) {
        GlassEffectContainer {
          HStack(alignment: .firstTextBaseline) {
            Button("Tree", systemImage: "tree") {}
              .buttonStyle(.plain)
              .glassEffect(.regular.interactive())
              .glassEffectUnion(id: "pair", namespace: pair)
            Button("Carrot", systemImage: "carrot") {}
              .buttonStyle(.plain)
              .glassEffect(.regular.interactive())
              .glassEffectUnion(id: "pair", namespace: pair)
            Button("Rain", systemImage: "cloud.rain") {}
              .buttonStyle(BorderShapeStyle())
          }
          .labelStyle(CentredIconStyle())
          .font(.title)
        }
      }
      Exhibit(
        "A circle in a circle",
        "The plainest test of all: an even ring of glass around the symbol.",
        height: 112
      ) {
        Button("Circle", systemImage: "circle") {}
          .labelStyle(CentredIconStyle(length: 80))
          .buttonStyle(BorderShapeStyle())
          .font(.largeTitle)
      }
    }
  }
}

#Preview("Circular Buttons: Border Shapes") { CircleShapesScreen() }
