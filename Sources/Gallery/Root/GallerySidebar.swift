import SwiftUI

/// The list of screens by chapter, as a column.
struct GallerySidebar: View {
  let model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("glasspreview")
        .font(.title3.weight(.semibold))
        .padding(.horizontal, 12)
        .padding(.bottom, 6)
      GalleryList(model: model) { model.selection = $0 }
      Spacer(minLength: 12)
      AppearanceChoice(model: model)
        .padding(.horizontal, 12)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 14)
    .frame(width: 232)
  }
}

/// The screens under the headings of their chapters.
struct GalleryList: View {
  let model: GalleryModel
  let choose: (GalleryScreen) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(GalleryScreen.Chapter.allCases) { chapter in
        Text(chapter.rawValue)
          .font(.caption.weight(.semibold))
          .foregroundStyle(.secondary)
          .padding(.horizontal, 12)
          .padding(.top, 8)
          .padding(.bottom, 3)
        ForEach(chapter.screens) { screen in
          Button(screen.title) { choose(screen) }
            .buttonStyle(ListRowStyle(isSelected: screen == model.selection))
        }
      }
    }
  }
}

/// Chooses between light and dark, by hand.
struct AppearanceChoice: View {
  let model: GalleryModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ChoiceBar(
      ColorScheme.allCases, selection: colorScheme,
      title: { $0 == .dark ? "Dark" : "Light" },
      choose: { model.colorScheme = $0 })
  }
}

/// A row of a list that shows whether it is the chosen one.
struct ListRowStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(isSelected ? .semibold : .regular))
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .background(ground(configuration.isPressed), in: RoundedRectangle(cornerRadius: 9))
      .contentShape(RoundedRectangle(cornerRadius: 9))
  }

  private func ground(_ isPressed: Bool) -> AnyShapeStyle {
    if isSelected { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(Color.primary.opacity(isPressed ? 0.1 : 0))
  }
}
