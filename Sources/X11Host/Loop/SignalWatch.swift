internal import CX11
import Foundation

/// Turns signals into something to poll, while it lives.
@MainActor final class SignalWatch {
  private var ends: [Int32] = [-1, -1]
  private var previous: [Int32: sigaction] = [:]

  /// Watches `signals` in place of their present handlers.
  ///
  /// One watch at a time.
  init(_ signals: [Int32]) {
    guard pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { return }
    signalPipe = ends[1]
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = writeSignal
      action.sa_flags = SA_RESTART
      var old = sigaction()
      if sigaction(signal, &action, &old) == 0 { previous[signal] = old }
    }
    // Whoever started this process may have blocked them.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in signals { sigaddset(&unblocked, signal) }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  isolated deinit {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    signalPipe = -1
    ends.filter { $0 >= 0 }.forEach { _ = close($0) }
  }

  /// Becomes readable when a signal has come.
  var descriptor: Int32 { ends[0] }

  /// The next signal that has come.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(ends[0], &number, 1) == 1 ? Int32(number) : nil
  }
}

/// Where the handler writes; a plain number, so that reading it in a handler is safe.
nonisolated(unsafe) private var signalPipe: Int32 = -1

private func writeSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = saved
}
