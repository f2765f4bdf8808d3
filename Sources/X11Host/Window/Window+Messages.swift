internal import CX11
import Foundation

extension Window {
  /// Something another client waits for: the next frame, or rest.
  struct Fence: Hashable {
    /// What has to happen, by the number in the message.
    enum Kind: Int, Hashable { case frame = 0, rest = 1, statistics = 2 }

    var kind: Kind
    var serial: Int
    /// The frames made when the fence came.
    var framesMade: Int
  }

  func handleMessage(_ event: XEvent) {
    let message = event.xclient
    guard message.format == 32 else { return }
    let values = message.data.l
    switch message.message_type {
    case connection.atom(.wmProtocols):
      switch Atom(bitPattern: values.0) {
      case connection.atom(.wmDeleteWindow): close()
      case connection.atom(.netWMPing): answerPing(event)
      case connection.atom(.netWMSyncRequest):
        announcedSync = XSyncValue(
          hi: Int32(truncatingIfNeeded: values.3), lo: UInt32(truncatingIfNeeded: values.2))
      default: break
      }
    case connection.atom(.fence):
      guard let kind = Fence.Kind(rawValue: values.0) else { return }
      fences.append(Fence(kind: kind, serial: values.1, framesMade: framesMade))
    default: break
    }
  }

  /// Tells the window manager that the size it asked for is on the screen.
  func answerSyncRequest() {
    guard let value = pendingSync, !owesFrame else { return }
    pendingSync = nil
    counters.setResize(value)
  }

  /// Reports the fences that have been passed, in the order they came.
  func passFences() {
    while let fence = fences.first {
      switch fence.kind {
      case .frame: guard isAtRest || framesMade > fence.framesMade else { return }
      case .rest: guard isAtRest else { return }
      case .statistics: publishStatistics()
      }
      counters.setFence(fence.serial)
      fences.removeFirst()
    }
  }

  /// A ping goes back to the root, where the window manager listens.
  private func answerPing(_ event: XEvent) {
    var answer = event
    answer.xclient.window = connection.root
    XSendEvent(
      connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask,
      &answer)
  }

  private func publishStatistics() {
    statistics.period = Int((1e6 / clock.rate).rounded())
    statistics.sharesMemory = presenter.reportsCompletion
    connection.setProperty(
      .statistics, of: id, type: cx11_atom_cardinal, statistics.property)
  }
}
