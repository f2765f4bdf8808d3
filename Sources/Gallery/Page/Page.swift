import SwiftUI

/// From this width on a caption stands beside its plate, in points.
private let captionThreshold: CGFloat = 620

/// A screen of the gallery that shows exhibits, one below the other, under its title.
struct Page<Exhibits: View>: View {
  let screen: GalleryScreen
  @ViewBuilder let exhibits: Exhibits

  @State private var isWide = false

  init(_ screen: GalleryScreen, @ViewBuilder exhibits: () -> Exhibits) {
    self.screen = screen
    self.exhibits = exhibits()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: isWide ? 24 : 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text(screen.title).font(isWide ? .largeTitle.bold() : .title2.bold())
        Text(screen.summary).font(isWide ? .body : .subheadline).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
      exhibits
    }
    .environment(\.isPageWide, isWide)
    .padding(.horizontal, isWide ? 32 : 20)
    .padding(.vertical, isWide ? 28 : 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.page)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= captionThreshold
    } action: {
      isWide = $0
    }
  }
}

extension EnvironmentValues {
  /// Whether captions stand beside what they describe.
  @Entry var isPageWide = false
}
