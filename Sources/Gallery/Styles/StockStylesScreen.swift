import SwiftUI

/// The stock styles, enabled and disabled, and their sizes.
struct StockStylesScreen: View {
  var body: some View {
    Page(.stockStyles) {
      Exhibit(
        "Six styles",
        "Left as they are, right disabled. Press one: plain styles fade, glass grows and glows.",
        height: 272
      ) {
        VStack(spacing: 8) {
          pair("Automatic") { $0.buttonStyle(.automatic) }
          pair("Plain") { $0.buttonStyle(.plain) }
          pair("Bordered") { $0.buttonStyle(.bordered) }
          pair("Prominent") { $0.buttonStyle(.borderedProminent) }
          pair("Glass") { $0.buttonStyle(.glass) }
          pair("Glass Prominent") { $0.buttonStyle(.glassProminent) }
        }
        .padding(.vertical, 12)
      }
      Exhibit(
        "Sizes and roles",
        "`controlSize` sets the room around the label; a destructive role makes it red.",
        height: 114
      ) {
        VStack(spacing: 12) {
          HStack(spacing: 10) {
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}
            Button("Large") {}.controlSize(.large)
          }
          HStack(spacing: 10) {
            Button("Remove", role: .destructive) {}.buttonStyle(.bordered)
            Button("Remove", role: .destructive) {}
            Button("Tinted") {}.buttonStyle(.glassProminent).tint(.indigo)
          }
        }
        .buttonStyle(.glass)
      }
    }
  }

  private func pair(
    _ title: String, @ViewBuilder style: (AnyView) -> some View
  ) -> some View {
    let button = AnyView(Button(title) {})
    return HStack(spacing: 12) {
      style(button).frame(maxWidth: .infinity)
      style(button).disabled(true).frame(maxWidth: .infinity)
    }
  }
}

#Preview("Button Styles: Stock") { StockStylesScreen() }
