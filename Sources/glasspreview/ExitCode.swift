/// What the command answers to the shell.
enum ExitCode: Int32, Error {
  case success = 0
  /// Pictures or assertions differ, or the label of a step is not there.
  case different = 1
  /// The command line is wrong, or no preview has that name.
  case usage = 64
  /// The file does not compile or holds no preview.
  case badInput = 65
  case inputMissing = 66
  /// No display, or no toolchain that fits.
  case unavailable = 69
  case crashed = 70
  /// Not settled, or timed out.
  case timedOut = 75
  case interrupted = 130
}
