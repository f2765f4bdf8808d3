internal import CX11
import Foundation
import Synchronization

/// The harness's own connection to a server.
final class ServerConnection {
  let display: OpaquePointer
  let root: XID
  private(set) var syncEvent = 0
  private var isOpen = true

  /// Connects to the server called `name`.
  init(_ name: String) throws {
    guard let display = XOpenDisplay(name) else {
      throw PreviewTestingError.refused("no connection to \(name)")
    }
    self.display = display
    root = XDefaultRootWindow(display)
    HarnessErrors.watch(display)
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { throw PreviewTestingError.refused("the server has no SYNC extension") }
    syncEvent = Int(event)
  }

  deinit { close() }

  var descriptor: Int32 { XConnectionNumber(display) }

  /// Closes the connection; one that is lost has nothing left to close.
  func close() {
    guard isOpen else { return }
    isOpen = false
    let isLost = HarnessErrors.isLost(display)
    HarnessErrors.stopWatching(display)
    if !isLost { XCloseDisplay(display) }
  }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// Runs requests and throws what the server says against them, after a round trip.
  func checked<Result>(_ requests: () throws -> Result) throws -> Result {
    XSync(display, 0)
    HarnessErrors.clear(display)
    let result = try requests()
    XSync(display, 0)
    if let words = HarnessErrors.first(display) { throw PreviewTestingError.refused(words) }
    return result
  }

  /// Reads 32-bit values; empty where the property is missing.
  func property(_ name: String, of window: XID) -> [Int] {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(name), 0, 4096, 0, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 32, let data else { return [] }
    return data.withMemoryRebound(to: CLong.self, capacity: Int(count)) { longs in
      (0..<Int(count)).map { Int(longs[$0]) }
    }
  }

  /// Reads a text property; nil where it is missing.
  func text(_ name: String, of window: XID) -> String? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(name), 0, 4096, 0, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 8, let data else { return nil }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }

  /// Sends a client message of 32-bit values to `window`.
  func send(_ type: Atom, _ values: [Int], to window: XID) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = type
    event.xclient.format = 32
    let all = values.map { CLong($0) } + [CLong](repeating: 0, count: max(0, 5 - values.count))
    event.xclient.data.l = (all[0], all[1], all[2], all[3], all[4])
    XSendEvent(display, window, 0, NoEventMask, &event)
    XFlush(display)
  }

  /// Blocks until an event arrives for which `match` has an answer, and drops all others.
  ///
  /// Nil when time is up, when the connection breaks or when `other` becomes readable.
  func waitForEvent<Answer>(
    _ deadline: Deadline, unless other: Int32? = nil, _ match: (inout XEvent) -> Answer?
  ) -> Answer? {
    var isOver = false
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if let answer = match(&event) { return answer }
      }
      // What was readable is looked at before giving up: an answer may have come just in time.
      guard !isOver, !HarnessErrors.isLost(display) else { return nil }
      let descriptors = [descriptor] + (other.map { [$0] } ?? [])
      isOver = !deadline.wait(for: descriptors)
      if let other, !isOver { isOver = Deadline.isReady(other) }
    }
  }
}
