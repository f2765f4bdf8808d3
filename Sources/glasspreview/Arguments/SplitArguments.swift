/// A command line taken apart: flags here, all other words there.
struct SplitArguments {
  /// A flag as it was written.
  struct Given {
    /// With its dashes.
    var written: String
    var flag: Flag?
    /// What stands behind `=`, or the next word.
    var value: String?

    /// The flag and its value, if the command knows it.
    func resolved(for command: Command) throws(UsageError) -> (flag: Flag, value: String) {
      guard let flag else { throw .unknownFlag(written, command: command) }
      guard flag.applies(to: command) else {
        throw .flagOfOtherCommand(written, command: command)
      }
      guard let placeholder = flag.placeholder else { return (flag, value ?? "true") }
      guard let value else { throw .missingValue(flag: written, placeholder: placeholder) }
      return (flag, value)
    }
  }

  var flags: [Given] = []
  var operands: [String] = []
  var asksForHelp = false
  var asksForVersion = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      // A single dash is an operand: standard input or output.
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      switch word {
      case "--help", "-h": asksForHelp = true
      case "--version": asksForVersion = true
      default: flags.append(Self.given(word, &rest))
      }
    }
  }

  private static func given(_ word: String, _ rest: inout ArraySlice<String>) -> Given {
    let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(sides[0])
    let flag = Flag.all.first { flag in
      written == "--" + flag.name || flag.letter.map { written == "-\($0)" } ?? false
    }
    var given = Given(written: written, flag: flag)
    if sides.count == 2 {
      given.value = String(sides[1])
    } else if flag?.placeholder != nil {
      given.value = rest.popFirst()
    }
    return given
  }
}
