/// The completion script for zsh: a file `_glasspreview` in a folder of `$fpath`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef glasspreview
    _glasspreview() {
      local command=window word
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          \(Command.words.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      if [[ $command == window && ${words[CURRENT]} != -* ]]; then
        local -a commands=(
    \(commands)
        )
        _describe command commands
      fi
      case $command in
    \(flags)
        completions) _values shell \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;
        *) _files ;;
      esac
    }
    compdef _glasspreview glasspreview

    """
  }

  private static var commands: String {
    Command.allCases.filter { $0 != .window }.map { command in
      "      '\(command.rawValue):\(quoted(command.summary))'"
    }.joined(separator: "\n")
  }

  private static var flags: String {
    Command.allCases.filter { !$0.flags.isEmpty }.map { command in
      let lines = command.flags.flatMap { flag in
        flag.spellings.map { "      '\($0)\(specification(flag))'" }
      }
      return "    \(command.rawValue)) _arguments \\\n"
        + (lines + ["      '*:file:_files' ;;"]).joined(separator: " \\\n")
    }.joined(separator: "\n")
  }

  private static func specification(_ flag: Flag) -> String {
    let help = "[\(quoted(flag.help))]"
    guard let placeholder = flag.placeholder else { return help }
    let action = flag.choices.isEmpty ? "_files" : "(\(flag.choices.joined(separator: " ")))"
    return "\(help):\(quoted(placeholder)):\(action)"
  }

  /// Without the characters that zsh reads as its own.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}
