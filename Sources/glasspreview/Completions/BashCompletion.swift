/// The completion script for bash: source it, or put it into bash's folder of completions.
enum BashCompletion {
  static var script: String {
    """
    _glasspreview() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command=window word flags=""
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(Command.words.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $previous in
    \(choices)
      esac
      case $command in
    \(flags)
      esac
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$flags --help" -- "$current"))
      elif [[ $command == completions ]]; then
        COMPREPLY=($(compgen -W "\(Shell.allCases.map(\.rawValue).joined(separator: " "))" \
    -- "$current"))
      else
        [[ $command == window ]] \
    && COMPREPLY=($(compgen -W "\(Command.words.joined(separator: " ")) gallery" -- "$current"))
        COMPREPLY+=($(compgen -f -- "$current"))
      fi
    }
    complete -o filenames -F _glasspreview glasspreview

    """
  }

  private static var choices: String {
    Flag.all.filter { !$0.choices.isEmpty }.map { flag in
      "    \(flag.spellings.joined(separator: "|"))) "
        + "COMPREPLY=($(compgen -W \"\(flag.choices.joined(separator: " "))\" -- \"$current\")); "
        + "return ;;"
    }.joined(separator: "\n")
  }

  private static var flags: String {
    Command.allCases.filter { !$0.flags.isEmpty }.map { command in
      let words = command.flags.flatMap(\.spellings).joined(separator: " ")
      return "    \(command.rawValue)) flags=\"\(words)\" ;;"
    }.joined(separator: "\n")
  }
}
