import Gallery
import GlassUI
import PreviewEngine

/// The gallery as a window shows it: its list answers the arrow keys.
@MainActor struct GalleryWindow {
  let session: Session
  private let model: GalleryModel

  /// Builds the gallery and runs the steps; reports and throws the exit code of a failure.
  init(_ invocation: Invocation) async throws(ExitCode) {
    var traits = invocation.options.traits
    if traits.device == nil { traits.size = traits.size ?? GalleryRoot.idealSize }
    let model = GalleryModel()
    self.model = model
    session = Session(
      GalleryRoot(model: model), configuration: SessionConfiguration(traits),
      studio: Studio { Console.complain($0) })
    try await session.run(invocation.options.steps)
  }

  /// Takes `←` and `→`; leaves every other key to the views.
  func takes(_ key: KeyEvent) -> Bool {
    guard key.phase != .up, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .left: model.previous()
    case .right: model.next()
    default: return false
    }
    return true
  }
}

extension Invocation {
  /// Whether the gallery itself is asked for, and not one of its previews.
  var isGallery: Bool {
    PreviewSource(operands.first ?? "gallery") == .gallery && options.preview == nil
  }
}
