/// Prints what a shell needs to complete command lines.
enum CompletionsCommand {
  static func run(_ invocation: Invocation) -> ExitCode {
    let name = invocation.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let shells = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      Console.complain("no completions for '\(name)'. There are: \(shells).")
      return .usage
    }
    Console.output(shell.completionScript)
    return .success
  }
}
