import PreviewEngine
import X11Host

/// One run of the command: what needs waiting first, then the window, if one is asked for.
@MainActor final class CommandRun {
  /// How the first part ended.
  enum Outcome {
    case exit(ExitCode)
    case window(Window)
  }

  private let arguments: [String]
  private(set) var outcome: Outcome?

  init(_ arguments: [String]) { self.arguments = arguments }

  func start() {
    Task { @MainActor in
      do throws(UsageError) {
        let invocation = try ArgumentParser().parse(arguments)
        outcome = await invocation.run()
      } catch {
        Console.complain("\(error)")
        outcome = .exit(error.exitCode)
      }
    }
  }

  /// Runs the window's loop, if there is one, and says what to exit with.
  func finish() -> Int32 {
    switch outcome {
    case .exit(let code): return code.rawValue
    case .window(let window):
      let ending = window.run()
      if let message = ending.message { Console.complain(message) }
      return ending.exitCode
    case nil: return ExitCode.crashed.rawValue
    }
  }
}
