import SwiftUI

/// A recipe over its photograph, with three pieces of glass in the corners.
struct RecipeScreen: View {
  @State private var magnification = 1.0

  var body: some View {
    Color.clear
      .background {
        Image("hero-pancakes")
          .resizable()
          .aspectRatio(contentMode: .fill)
          .scaleEffect(magnification)
          .animation(.smooth, value: magnification)
          .ignoresSafeArea()
      }
      .overlay(alignment: .topLeading) { RecipeHeading().padding(20) }
      .overlay(alignment: .topTrailing) { MagnifierPill(magnification: $magnification).padding() }
      .overlay(alignment: .bottomLeading) { KeepBar().padding() }
      .overlay(alignment: .bottomTrailing) { CookCluster().padding() }
      .clipped()
  }
}

/// What is cooked, for how many and how long.
private struct RecipeHeading: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("Sunday Pancakes").font(.title.bold())
      Text("25 minutes · serves 4").font(.subheadline.weight(.medium)).opacity(0.9)
    }
    .foregroundStyle(.white)
    .shadow(color: .black.opacity(0.45), radius: 8, y: 1)
  }
}

#Preview("Recipe") { RecipeScreen() }
