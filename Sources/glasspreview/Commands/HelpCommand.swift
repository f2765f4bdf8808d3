/// Prints help about everything or about one command.
enum HelpCommand {
  static func run(_ invocation: Invocation) -> ExitCode {
    let topic = invocation.operands.first
    guard let text = HelpText.text(topic: topic) else {
      Console.complain("\(UsageError.unknownCommand(topic ?? ""))")
      return .usage
    }
    Console.output(text)
    return .success
  }
}
