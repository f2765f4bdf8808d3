/// How a process ended.
public enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case killed(signal: Int32)

  /// From the number that `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal: signal)
  }

  public var description: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .killed(let signal): "killed by signal \(signal)"
    }
  }
}
