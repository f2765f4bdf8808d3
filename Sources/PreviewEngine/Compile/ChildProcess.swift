import Foundation
import Synchronization

/// Runs programs and collects what they print.
enum ChildProcess {
  struct Output: Sendable {
    /// The exit code, or minus the signal that ended the program.
    var status: Int32
    var standardOutput: Data
    var standardError: Data

    var errorText: String { String(decoding: standardError, as: UTF8.self) }
  }

  /// Runs a program to its end, for which the calling thread waits; cancelling the task ends the program.
  ///
  /// Both outputs go to unlinked files: a pipe can fill up and block, or stay open in a grandchild.
  /// The thread itself waits, as a suspended task goes on in a pool of threads, and once there is one
  /// it wakes a window that rests every second.
  static func run(
    _ executable: String, _ arguments: [String]
  ) async throws(CompileError) -> Output {
    let running = RunningProcess()
    let result: Result<Output, CompileError> = await withTaskCancellationHandler {
      runBlocking(executable, arguments, as: running)
    } onCancel: {
      running.cancel()
    }
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }

  private static func runBlocking(
    _ executable: String, _ arguments: [String], as running: RunningProcess
  ) -> Result<Output, CompileError> {
    guard let output = CapturedFile(), let errors = CapturedFile() else {
      return .failure(.cannotRun(program: executable, reason: SystemError.current))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.descriptor, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    resetSignals(&attributes)

    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    let code = running.start { process in
      // A program that was just written may still be open in a child another thread is starting.
      var attempts = 0
      while true {
        let code = posix_spawn(&process, executable, &actions, &attributes, words, environ)
        attempts += 1
        guard code == ETXTBSY, attempts < busyAttempts else { return code }
        usleep(busyPause)
      }
    }
    guard code == 0 else {
      return .failure(.cannotRun(program: executable, reason: SystemError(code).text))
    }
    return .success(
      Output(
        status: running.wait(), standardOutput: output.contents, standardError: errors.contents))
  }

  /// How often a busy program is tried, and the pause between, in microseconds. T
  private static let busyAttempts = 100
  private static let busyPause: UInt32 = 10_000

  /// Lets signals end the program: what the parent's thread blocks is handed down.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = none
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGCHLD] {
      sigaddset(&usual, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }
}
