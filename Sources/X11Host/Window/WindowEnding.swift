extension Window {
  /// Why a window's loop came to its end.
  public enum Ending: Hashable, Sendable {
    /// The person, or the program, closed the window.
    case closed
    /// A signal asked the program to stop.
    case interrupted(signal: Int32)
    /// The X server went away.
    case connectionLost
    /// The X server rejected a request; its own words.
    case rejected(String)

    /// What the process should exit with.
    public var exitCode: Int32 {
      switch self {
      case .closed: 0
      case .interrupted(let signal): 128 + signal
      case .connectionLost: 69
      case .rejected: 70
      }
    }

    /// One line for standard error; nil where nothing is wrong.
    public var message: String? {
      switch self {
      case .closed, .interrupted: nil
      case .connectionLost: "the X server closed the connection; the window is gone"
      case .rejected(let reason): "the X server rejected a request: \(reason)"
      }
    }
  }
}
