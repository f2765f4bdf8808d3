import SwiftUI

/// Something to look at on a plate, with a caption.
struct Exhibit<Content: View>: View {
  let title: String
  let caption: LocalizedStringKey
  /// The least height of the plate, in points.
  let height: CGFloat
  let content: Content

  @Environment(\.isPageWide) private var isWide

  init(
    _ title: String, _ caption: LocalizedStringKey, height: CGFloat = 96,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.caption = caption
    self.height = height
    self.content = content()
  }

  var body: some View {
    arrangement {
      content
        .frame(maxWidth: isWide ? 408 : .infinity, minHeight: isWide ? max(height, 164) : height)
        .background { PlateBackground() }
        .clipShape(RoundedRectangle(cornerRadius: 16))
      VStack(alignment: .leading, spacing: isWide ? 6 : 2) {
        Text(title).font(isWide ? .headline : .subheadline.weight(.semibold))
        Text(caption).font(isWide ? .subheadline : .footnote).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var arrangement: AnyLayout {
    isWide
      ? AnyLayout(HStackLayout(spacing: 24))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
  }
}
