import SwiftUI

/// The gallery: a list of screens, and the chosen one beside it, or below it where there is little room.
public struct GalleryRoot: View {
  /// The size at which the window opens, in points.
  public static let idealSize = CGSize(width: 1080, height: 760)

  /// From this width on the list stands beside the screen, in points.
  nonisolated private static let sidebarThreshold: CGFloat = 720

  private let model: GalleryModel
  @State private var isWide = true

  public init(model: GalleryModel) {
    self.model = model
  }

  public var body: some View {
    arrangement {
      if isWide {
        GallerySidebar(model: model)
      } else {
        GalleryTopBar(model: model)
      }
      model.selection.view
        .id(model.selection)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.page)
        .clipShape(RoundedRectangle(cornerRadius: isWide ? 20 : 0))
        .padding(isWide ? [.vertical, .trailing] : [], 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.desk)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.sidebarThreshold
    } action: {
      isWide = $0
    }
    .preferredColorScheme(model.colorScheme)
  }

  private var arrangement: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
  }
}

#Preview("Gallery", traits: .fixedLayout(width: 1080, height: 760)) {
  @Previewable @State var model = GalleryModel()
  GalleryRoot(model: model)
}

#Preview("Gallery, narrow", traits: .fixedLayout(width: 400, height: 700)) {
  @Previewable @State var model = GalleryModel(selection: .circleCure)
  GalleryRoot(model: model)
}
