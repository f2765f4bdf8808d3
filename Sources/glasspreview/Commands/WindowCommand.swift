import DisplayList
import Foundation
import GlassUI
import PreviewEngine
import X11Host

/// Opens a window on the gallery or on a file's preview.
enum WindowCommand {
  @MainActor static func open(_ invocation: Invocation) async -> CommandRun.Outcome {
    do throws(ExitCode) {
      let session: Session
      let title: String
      var takesKey: (KeyEvent) -> Bool = { _ in false }
      if invocation.isGallery {
        let gallery = try await GalleryWindow(invocation)
        (session, title, takesKey) = (gallery.session, "Gallery", gallery.takes)
      } else {
        let opener = try await SessionOpener(invocation)
        (session, title) = (opener.session, opener.item.name)
      }
      let window: Window
      do {
        window = try Window(
          showing: session,
          configuration: Window.Configuration(
            title: "\(title) — glasspreview", size: session.shown.size,
            scale: invocation.options.traits.scale.map { CGFloat($0) }))
      } catch {
        Console.complain("\(error)")
        return .exit(.unavailable)
      }
      window.keyHandler = { [takesKey] key in
        if takesKey(key) { return true }
        guard key.phase == .down else { return false }
        if key.key == .character("q"), key.modifiers.contains(.control) {
          window.close()
          return true
        }
        return false
      }
      return .window(window)
    } catch {
      return .exit(error)
    }
  }
}
