import SwiftUI

/// The name of the screen between two arrows; a click on the name opens the list.
struct GalleryTopBar: View {
  let model: GalleryModel
  @State private var isListShown = false

  var body: some View {
    HStack {
      Button("Previous", systemImage: "chevron.left") { model.previous() }
        .buttonStyle(ArrowStyle())
      Spacer()
      Button {
        isListShown.toggle()
      } label: {
        HStack(spacing: 6) {
          Text(model.selection.title).font(.headline)
          Image(systemName: isListShown ? "chevron.up" : "chevron.down")
            .font(.caption.weight(.semibold))
            .foregroundStyle(.secondary)
        }
        .padding(8)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isListShown ? "Hide the list" : "Show the list")
      Spacer()
      Button("Next", systemImage: "chevron.right") { model.next() }
        .buttonStyle(ArrowStyle())
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .overlay(alignment: .top) {
      if isListShown { list }
    }
    .zIndex(1)
  }

  private var list: some View {
    VStack(spacing: 16) {
      GalleryList(model: model) {
        model.selection = $0
        isListShown = false
      }
      AppearanceChoice(model: model)
    }
    .padding(12)
    .frame(width: 280)
    .background(.page, in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.25), radius: 24, y: 10)
    .fixedSize()
    .alignmentGuide(.top) { _ in -48 }
  }
}

/// A round glass arrow.
struct ArrowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.body.weight(.semibold))
      .frame(width: 36, height: 36)
      .glassEffect(.regular.interactive(), in: .circle)
  }
}
