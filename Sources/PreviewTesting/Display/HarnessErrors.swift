internal import CX11
import Synchronization

/// What went wrong on the harness's connections; Xlib's handlers are global to the process.
enum HarnessErrors {
  private struct Notes: Sendable {
    var errors: [String] = []
    var isLost = false
  }

  private static let notes = Mutex<[UInt: Notes]>([:])
  /// The handler that was there before; nil outside until ours is installed.
  private static let previous = Mutex<XErrorHandler??>(nil)

  static func watch(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)] = Notes() }
    previous.withLock { previous in
      guard previous == nil else { return }
      previous = .some(XSetErrorHandler(noteHarnessError))
      XSetIOErrorHandler(ignoreHarnessLoss)
    }
    XSetIOErrorExitHandler(display, noteHarnessLoss, nil)
  }

  static func stopWatching(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)] = nil }
  }

  static func isLost(_ display: OpaquePointer) -> Bool {
    notes.withLock { $0[UInt(bitPattern: display)]?.isLost ?? true }
  }

  static func clear(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)]?.errors = [] }
  }

  static func first(_ display: OpaquePointer) -> String? {
    notes.withLock { notes in
      guard let mine = notes[UInt(bitPattern: display)] else { return nil }
      return mine.isLost ? "the connection is gone" : mine.errors.first
    }
  }

  fileprivate static func note(_ words: String, on display: OpaquePointer) -> Bool {
    notes.withLock { all in
      guard all[UInt(bitPattern: display)] != nil else { return false }
      all[UInt(bitPattern: display)]?.errors.append(words)
      return true
    }
  }

  fileprivate static func noteLost(_ display: OpaquePointer) {
    notes.withLock { $0[UInt(bitPattern: display)]?.isLost = true }
  }

  fileprivate static var otherHandler: XErrorHandler? { previous.withLock { $0 ?? nil } }
}

// Global functions: C calls them from whatever thread made the request.

private func noteHarnessError(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
  guard let display, let event else { return 0 }
  var text = [CChar](repeating: 0, count: 128)
  XGetErrorText(display, Int32(event.pointee.error_code), &text, Int32(text.count))
  let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
  let words =
    String(decoding: bytes, as: UTF8.self)
    + " in request \(event.pointee.request_code).\(event.pointee.minor_code)"
  if HarnessErrors.note(words, on: display) { return 0 }
  return HarnessErrors.otherHandler?(display, event) ?? 0
}

private func ignoreHarnessLoss(_ display: OpaquePointer?) -> Int32 { 0 }

private func noteHarnessLoss(_ display: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
  guard let display else { return }
  HarnessErrors.noteLost(display)
}
