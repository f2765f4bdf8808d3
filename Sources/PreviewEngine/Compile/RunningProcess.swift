import Foundation
import Synchronization

/// One program from its start to its end, which another thread may ask to stop.
final class RunningProcess: Sendable {
  private enum State {
    case waiting, running(pid_t), finished, cancelled
  }

  private let state = Mutex(State.waiting)

  /// Starts the program unless it was cancelled before; an `errno` code, 0 if it runs.
  func start(_ spawn: (inout pid_t) -> Int32) -> Int32 {
    state.withLock { state in
      guard case .waiting = state else { return ECANCELED }
      var process: pid_t = 0
      let code = spawn(&process)
      state = code == 0 ? .running(process) : .finished
      return code
    }
  }

  /// Asks the program to stop, if it runs.
  func cancel() {
    state.withLock { state in
      switch state {
      case .waiting: state = .cancelled
      case .running(let process): kill(process, SIGTERM)
      case .finished, .cancelled: break
      }
    }
  }

  /// Waits for the end and returns the exit code, or minus the signal.
  func wait() -> Int32 {
    guard case .running(let process) = state.withLock({ $0 }) else { return -SIGTERM }
    // The process is collected under the lock, so that its number is never signalled afterwards.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return state.withLock { state in
      var status: Int32 = 0
      var collected = waitpid(process, &status, 0)
      while collected == -1, errno == EINTR { collected = waitpid(process, &status, 0) }
      state = .finished
      // Somebody else collected it, so nobody knows how it ended.
      guard collected == process else { return 127 }
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : -signal
    }
  }
}
