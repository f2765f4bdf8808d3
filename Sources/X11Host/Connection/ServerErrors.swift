internal import CX11
import Synchronization

/// What went wrong on each open connection.
///
/// Xlib calls its handlers from inside any request, for every connection of the process, so they
/// only take notes here; the loop reads them when it is safe to act.
enum ServerErrors {
  private struct Notes: Sendable {
    var errors: [ServerError] = []
    var isLost = false
  }

  private static let notes = Mutex<[UInt: Notes]>([:])
  /// The handler that was there before; nil outside until ours is installed.
  private static let previous = Mutex<XErrorHandler??>(nil)

  /// Takes notes for `display` from now on.
  static func watch(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)] = Notes() }
    previous.withLock { previous in
      guard previous == nil else { return }
      previous = .some(XSetErrorHandler(noteServerError))
      XSetIOErrorHandler(ignoreLostConnection)
    }
    XSetIOErrorExitHandler(display, noteLostConnection, nil)
  }

  /// Forgets `display`; call it before the display is closed.
  static func stopWatching(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)] = nil }
  }

  /// Whether the server is gone: no request may be made after that.
  static func isLost(_ display: OpaquePointer) -> Bool {
    notes.withLock { $0[UInt(bitPattern: display)]?.isLost ?? false }
  }

  /// The errors since the last call, oldest first.
  static func take(_ display: OpaquePointer) -> [ServerError] {
    notes.withLock { all in
      let key = UInt(bitPattern: display)
      guard let errors = all[key]?.errors, !errors.isEmpty else { return [] }
      all[key]?.errors = []
      return errors
    }
  }

  fileprivate static func note(_ error: ServerError, on display: OpaquePointer) -> Bool {
    notes.withLock { all in
      guard all[UInt(bitPattern: display)] != nil else { return false }
      all[UInt(bitPattern: display)]?.errors.append(error)
      return true
    }
  }

  fileprivate static func noteLost(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)]?.isLost = true }
  }

  fileprivate static var otherHandler: XErrorHandler? { previous.withLock { $0 ?? nil } }
}

// Global functions, because a closure written on the main actor traps when C calls it elsewhere.

private func noteServerError(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
  guard let display, let event else { return 0 }
  if ServerErrors.note(ServerError(event.pointee), on: display) { return 0 }
  return ServerErrors.otherHandler?(display, event) ?? 0
}

private func ignoreLostConnection(_ display: OpaquePointer?) -> Int32 { 0 }

private func noteLostConnection(_ display: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
  guard let display else { return }
  ServerErrors.noteLost(display)
}
