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
      let opener = try await SessionOpener(invocation)
      let configuration = opener.session.shown
      let window: Window
      do {
        window = try Window(
          showing: opener.session,
          configuration: Window.Configuration(
            title: "\(opener.item.name) — glasspreview", size: configuration.size,
            scale: invocation.options.traits.scale.map { CGFloat($0) }))
      } catch {
        Console.complain("\(error)")
        return .exit(.unavailable)
      }
      window.keyHandler = { key in
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
