/// The shells that can complete a command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script for the shell to read, made from the commands and the flags.
  var completionScript: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension Flag {
  /// The words that the value may be, where there are only these.
  var choices: [String] {
    guard let placeholder, placeholder.contains("|") else { return [] }
    let words = placeholder.split(separator: "|").map(String.init)
    let areWords = words.allSatisfy { $0 == $0.lowercased() && !$0.contains("=") && $0 != "#rgb" }
    return areWords ? words : []
  }

  /// As written on a command line.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }
}

extension Command {
  /// The flags of the command, in the order of the help.
  var flags: [Flag] { Flag.all.filter { $0.applies(to: self) } }
}
