/// The completion script for fish: a file in fish's folder of completions.
enum FishCompletion {
  static var script: String {
    let isFree = "not __fish_seen_subcommand_from \(Command.words.joined(separator: " "))"
    let commands = Command.allCases.filter { $0 != .window }.map { command in
      "complete -c glasspreview -n '\(isFree)' -a \(command.rawValue) "
        + "-d '\(quoted(command.summary))'"
    }
    let flags = Command.allCases.flatMap { command in
      let condition =
        command == .window ? isFree : "__fish_seen_subcommand_from \(command.rawValue)"
      return command.flags.map { "complete -c glasspreview -n '\(condition)' \(words($0))" }
    }
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    let shell =
      "complete -c glasspreview -n '__fish_seen_subcommand_from completions' -f -a '\(shells)'"
    return (commands + flags + [shell]).joined(separator: "\n") + "\n"
  }

  private static func words(_ flag: Flag) -> String {
    var words = ["-l \(flag.name)"]
    if let letter = flag.letter { words.append("-s \(letter)") }
    if flag.placeholder != nil { words.append("-r") }
    if !flag.choices.isEmpty { words.append("-f -a '\(flag.choices.joined(separator: " "))'") }
    return (words + ["-d '\(quoted(flag.help))'"]).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
