import PreviewEngine

extension CompileError {
  var exitCode: ExitCode {
    switch self {
    case .inputMissing: .inputMissing
    case .noToolchain, .toolchainNotThere, .toolchainMismatch, .noModules, .cannotRun,
      .cannotWrite:
      .unavailable
    case .diagnostics, .toolFailed, .loadFailed, .noPreviews: .badInput
    case .cancelled: .interrupted
    }
  }

  /// Says on standard error what happened; the compiler's messages stay in their own form.
  func reported() -> ExitCode {
    if case .diagnostics(let diagnostics) = self {
      Console.report(diagnostics.map(\.description).joined(separator: "\n"))
    } else {
      Console.complain("\(self)")
    }
    return exitCode
  }
}
