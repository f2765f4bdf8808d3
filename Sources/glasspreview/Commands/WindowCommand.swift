import DisplayList
import Foundation
import Gallery
import GlassUI
import PreviewEngine
import X11Host

/// Opens a window on the gallery or on a file's preview.
enum WindowCommand {
  @MainActor static func open(_ invocation: Invocation) async -> CommandRun.Outcome {
    do throws(ExitCode) {
      if invocation.operands.isEmpty { return try openGallery(invocation) }
      let opener = try await SessionOpener(invocation)
      let window = try window(
        opener.session, title: "\(opener.item.name) — glasspreview", invocation)
      window.keyHandler = { quits(window, $0) }
      return .window(window)
    } catch {
      return .exit(error)
    }
  }

  /// The built-in screens, with a list of them; `←` and `→` turn the pages.
  @MainActor private static func openGallery(
    _ invocation: Invocation
  ) throws(ExitCode) -> CommandRun.Outcome {
    var traits = invocation.options.traits
    traits.size = traits.size ?? traits.device?.size ?? GalleryRoot.idealSize
    let model = GalleryModel()
    let session = Session(
      GalleryRoot(model: model), configuration: SessionConfiguration(traits),
      studio: Studio { Console.complain($0) })
    let window = try window(session, title: "glasspreview", invocation)
    window.keyHandler = { key in
      if quits(window, key) { return true }
      guard key.phase != .up, key.modifiers.isEmpty else { return false }
      switch key.key {
      case .right: model.next()
      case .left: model.previous()
      default: return false
      }
      return true
    }
    return .window(window)
  }

  @MainActor private static func window(
    _ session: Session, title: String, _ invocation: Invocation
  ) throws(ExitCode) -> Window {
    do {
      return try Window(
        showing: session,
        configuration: Window.Configuration(
          title: title, size: session.shown.size,
          scale: invocation.options.traits.scale.map { CGFloat($0) }))
    } catch {
      Console.complain("\(error)")
      throw .unavailable
    }
  }

  /// `Ctrl+Q` closes the window.
  @MainActor private static func quits(_ window: Window, _ key: KeyEvent) -> Bool {
    guard key.phase == .down, key.key == .character("q"), key.modifiers.contains(.control) else {
      return false
    }
    window.close()
    return true
  }
}
