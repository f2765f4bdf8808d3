import PreviewEngine

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownCommand(String)
  case unknownFlag(String, command: Command)
  case flagOfOtherCommand(String, command: Command)
  case missingValue(flag: String, placeholder: String)
  case needlessValue(flag: String)
  case badValue(flag: String, value: String, expected: String)
  case badStep(flag: String, StepError)
  case missingFlag(String, command: Command)
  case wrongOperands(command: Command, count: Int)
  case unreadable(path: String, reason: String)
  case badConfiguration(path: String, reason: String)
}

extension UsageError {
  var exitCode: ExitCode {
    if case .unreadable = self { .inputMissing } else { .usage }
  }
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "unknown command or file '\(word)'\(hint(word, Command.words)) "
        + "Commands are: \(Command.words.joined(separator: ", "))."
    case .unknownFlag(let flag, let command):
      "unknown flag '\(flag)'"
        + hint(flag, Flag.all.filter { $0.applies(to: command) }.map { "--" + $0.name })
        + " See 'glasspreview help\(command == .window ? "" : " " + command.rawValue)'."
    case .flagOfOtherCommand(let flag, let command):
      command == .window
        ? "'\(flag)' has no meaning for the window."
        : "'\(flag)' has no meaning for 'glasspreview \(command.rawValue)'."
    case .missingValue(let flag, let placeholder):
      "'\(flag)' needs a value: \(flag) \(placeholder)"
    case .needlessValue(let flag):
      "'\(flag)' takes no value but true or false."
    case .badValue(let flag, let value, let expected):
      "\(flag): '\(value)' is not \(expected)."
    case .badStep(let flag, let error):
      "\(flag)\(error.line > 1 ? ", line \(error.line)" : ""): \(error)"
    case .missingFlag(let flag, let command):
      "'glasspreview \(command.rawValue)' needs \(flag)."
    case .wrongOperands(let command, let count):
      count < command.operandCount.lowerBound
        ? "'glasspreview \(command.rawValue)' needs \(command.operands)."
        : "too many arguments: glasspreview "
          + (command == .window ? "" : command.rawValue + " ") + command.operands
    case .unreadable(let path, let reason):
      "cannot read '\(path)': \(reason)."
    case .badConfiguration(let path, let reason):
      "\(path): \(reason)"
    }
  }

  private func hint(_ word: String, _ words: [String]) -> String {
    Spelling.closest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? "."
  }
}
