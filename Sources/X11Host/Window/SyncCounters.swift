internal import CX11

/// The server-side counters a window keeps for others to wait on, without asking again and again.
@MainActor struct SyncCounters {
  private let connection: Connection
  private let frames: XSyncCounter
  private let fence: XSyncCounter
  private let resize: XSyncCounter

  init(_ connection: Connection, window: XID) {
    self.connection = connection
    guard connection.extensions.sync != nil else {
      (frames, fence, resize) = (0, 0, 0)
      return
    }
    let display = connection.display
    let zero = XSyncValue(hi: 0, lo: 0)
    frames = XSyncCreateCounter(display, zero)
    fence = XSyncCreateCounter(display, zero)
    resize = XSyncCreateCounter(display, zero)
    for (name, counter) in [
      (AtomName.frameCounter, frames), (.fenceCounter, fence), (.netWMSyncRequestCounter, resize),
    ] {
      connection.setProperty(name, of: window, type: cx11_atom_cardinal, [Int(counter)])
    }
  }

  /// Frames presented so far.
  func setFrames(_ count: Int) { set(frames, SyncCounters.value(count)) }

  /// The fence that has been passed.
  func setFence(_ serial: Int) { set(fence, SyncCounters.value(serial)) }

  /// The window manager's number of the size that is now shown.
  func setResize(_ value: XSyncValue) { set(resize, value) }

  private func set(_ counter: XSyncCounter, _ value: XSyncValue) {
    if counter != 0 { XSyncSetCounter(connection.display, counter, value) }
  }

  private static func value(_ number: Int) -> XSyncValue {
    XSyncValue(hi: Int32(truncatingIfNeeded: number >> 32), lo: UInt32(truncatingIfNeeded: number))
  }
}
