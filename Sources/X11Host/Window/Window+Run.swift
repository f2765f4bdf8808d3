internal import CX11
import Foundation

extension Window {
  /// Shows the window and runs its loop until it is closed, a signal comes or the server goes.
  ///
  /// Everything that can change a view arrives through what the loop sleeps on, work on the main
  /// actor included, so it looks at the source after each wake-up and needs no call-back.
  /// A window runs once.
  public func run() -> Ending {
    if let ending { return ending }
    let signals = SignalWatch([SIGINT, SIGTERM])
    loop.watch(connection.descriptor) {}
    loop.watch(blanks.timer.descriptor) { [unowned self] in
      if let blank = blanks.blankOfTimer() { pendingBlank = blank }
    }
    loop.watch(MainQueue.descriptor) { MainQueue.drain() }
    loop.watch(signals.descriptor) { [unowned self] in
      if let signal = signals.next() { ending = ending ?? .interrupted(signal: signal) }
    }

    resizeSource()
    XMapWindow(connection.display, id)
    while true {
      handleEvents()
      if ending == nil { update() }
      handleErrors()
      if let ending { return finish(ending) }
      // Reads without blocking, and sends what has been asked; a broken connection shows here.
      let isIdle = XPending(connection.display) == 0 && !connection.isLost
      // Events that wait already must not keep tasks and signals waiting: frames that take longer
      // than a period leave no time to sleep.
      loop.turn(sleeps: isIdle)
      statistics.wakeUps = loop.wakeUps
    }
  }

  private func finish(_ ending: Ending) -> Ending {
    blanks.cancel()
    if !connection.isLost {
      keyboard.close()
      presenter.close()
      XDestroyWindow(connection.display, id)
    }
    connection.close()
    return ending
  }

  /// Acts on what the server said against earlier requests.
  private func handleErrors() {
    guard !connection.isLost else {
      ending = ending ?? .connectionLost
      return
    }
    for error in connection.takeErrors() where ending == nil {
      switch error.majorOpcode {
      case connection.extensions.sharedMemory?.majorOpcode where presenter.reportsCompletion:
        sendPixelsFromNowOn()
      case connection.extensions.present?.majorOpcode:
        blanks.abandonPresent()
      case Window.setInputFocusOpcode:
        // The window was taken from the screen in the meantime.
        break
      default:
        ending = .rejected(error.describe(on: connection.display))
      }
    }
  }

  /// The core protocol's number of SetInputFocus.
  private static let setInputFocusOpcode = 42
}
