internal import CX11
import Foundation

/// A process of the test's own, which does not outlive the value.
///
/// Its output goes to files in memory, so that it never blocks on a reader.
public final class ChildProcess {
  public let processIdentifier: Int32
  private let output: Descriptor
  private let errors: Descriptor
  /// Readable once the process has ended.
  let endDescriptor: Descriptor
  private var status: ExitStatus?

  /// Starts `executable`; `environment` is all it sees.
  ///
  /// `descriptors` are passed on under the numbers given; standard input is empty unless it is among
  /// them.
  init(
    executable: String, arguments: [String], environment: [String: String],
    descriptors: [Int32: Descriptor] = [:]
  ) throws {
    output = .memory()
    errors = .memory()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.number, 2)
    for (number, descriptor) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }

    // Worker threads block signals, and a child would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let result = posix_spawnp(&identifier, executable, &actions, &attributes, &words, &variables)
    guard result == 0 else {
      throw PreviewTestingError.notStarted(
        path: executable, reason: String(cString: strerror(result)))
    }
    processIdentifier = identifier
    endDescriptor = Descriptor(pidfd_open(identifier, 0))
  }

  deinit { kill() }

  /// Starts a program without a window; `environment` is all it sees.
  public static func start(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(executable: executable, arguments: arguments, environment: environment)
  }

  /// What the process has written to standard output so far.
  public var standardOutput: String { output.contents }

  /// What the process has written to standard error so far.
  public var standardError: String { errors.contents }

  /// Blocks until the process has ended, and takes its status.
  public func waitForExit(patience: Duration = .seconds(30)) throws -> ExitStatus {
    if let status { return status }
    guard Deadline(in: patience).wait(for: [endDescriptor.number]) else {
      throw PreviewTestingError.timedOut(
        waitingFor: "process \(processIdentifier) to end", output: standardError)
    }
    return reap()
  }

  /// Sends `signal`, unless the process has ended.
  public func send(signal: Int32) {
    if status == nil { _ = Foundation.kill(processIdentifier, signal) }
  }

  /// Ends the process at once, if it still runs.
  public func kill() {
    guard status == nil else { return }
    send(signal: SIGKILL)
    _ = reap()
  }

  /// Whether the process has not ended yet.
  public var isRunning: Bool {
    status == nil && !Deadline.isReady(endDescriptor.number)
  }

  private func reap() -> ExitStatus {
    var number: Int32 = 0
    while waitpid(processIdentifier, &number, 0) < 0 && errno == EINTR {}
    let status = ExitStatus(waitStatus: number)
    self.status = status
    return status
  }
}
