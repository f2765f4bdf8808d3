internal import CX11
import Foundation

// The part of a window manager.
extension PreviewWindow {
  /// Asks whether the program is alive, as a window manager does; throws if it does not answer.
  public func ping() throws {
    let serial = 0x5EED
    sendProtocol("_NET_WM_PING", timestamp: serial, Int(window))
    let (protocols, ping) = (connection.atom("WM_PROTOCOLS"), connection.atom("_NET_WM_PING"))
    try wait(for: "the answer to a ping") { event -> Void? in
      guard event.type == ClientMessage, event.xclient.window == connection.root,
        event.xclient.message_type == protocols
      else { return nil }
      let values = event.xclient.data.l
      return Atom(bitPattern: values.0) == ping && values.1 == serial ? () : nil
    }
  }

  /// Gives the window another size, points.
  public func resize(to size: CGSize) throws {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    try connection.checked {
      _ = XResizeWindow(connection.display, window, UInt32(width), UInt32(height))
    }
  }

  /// Gives the window another size and waits until it says that the size is on the screen
  /// (`_NET_WM_SYNC_REQUEST`).
  public func resizeInStep(to size: CGSize) throws {
    let counter = try Self.counter("_NET_WM_SYNC_REQUEST_COUNTER", window, connection)
    fenceSerial += 1
    sendProtocol("_NET_WM_SYNC_REQUEST", fenceSerial)
    try resize(to: size)
    try wait(forCounter: counter, toReach: fenceSerial, "the resized frame")
  }

  /// Gives the window the keyboard focus, or takes it away.
  public func focus(_ hasFocus: Bool) throws {
    try connection.checked {
      XSetInputFocus(
        connection.display, hasFocus ? window : connection.root, Int32(RevertToPointerRoot),
        UInt(CurrentTime))
      return
    }
  }
}

extension ServerConnection {
  /// Says on the root window that a window manager runs.
  func announceWindowManager() {
    var window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    withUnsafeBytes(of: &window) { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      for owner in [root, bytes.load(as: XID.self)] {
        _ = XChangeProperty(
          display, owner, atom("_NET_SUPPORTING_WM_CHECK"), cx11_atom_window, 32, PropModeReplace,
          data, 1)
      }
    }
  }
}
