import PreviewEngine

/// What `--help` prints, made from the commands and the flags.
enum HelpText {
  /// All commands, or one with its flags; nil if there is no such command.
  static func text(topic: String?) -> String? {
    guard let topic else { return overview }
    if topic == "steps" { return steps }
    return Command(rawValue: topic).map(page)
  }

  private static var overview: String {
    let commands = Command.allCases.map { command in
      (usage(command), command.summary)
    }
    return """
      glasspreview shows SwiftUI views with Liquid Glass, live in a window and as pictures.

      \(table(commands))

      FILE is a Swift file with previews, or 'gallery' for the screens that come along.
      'glasspreview help COMMAND' lists the flags of a command, 'help window' those of the window,
      'help steps' what --do takes. Flags win over the environment, that over \
      \(Configuration.fileName).

      Exit codes: 0 good, 1 different, 64 usage, 65 does not compile, 66 no input, 69 no display or
      toolchain, 70 the preview crashed, 75 not settled or timed out, 130 interrupted.

      """
  }

  private static func page(_ command: Command) -> String {
    let flags = Flag.all.filter { $0.applies(to: command) }.map { flag in
      let letter = flag.letter.map { "-\($0), " } ?? ""
      let value = flag.placeholder.map { " " + $0 } ?? ""
      let variable = flag.variable.map { " [\($0)]" } ?? ""
      return ("\(letter)--\(flag.name)\(value)", flag.help + variable)
    }
    let table = flags.isEmpty ? "" : "\n" + table(flags) + "\n"
    return "\(usage(command))\n\n\(command.summary)\n\(table)"
  }

  private static var steps: String {
    let rows = [
      ("click TARGET", "Presses and releases at one instant."),
      ("press TARGET", "Presses and keeps pressing."),
      ("move TARGET, move by X,Y", "Moves the pointer; while it presses, it drags."),
      ("release", "Ends the press."),
      ("hover TARGET", "Moves the pointer there."),
      ("drag TARGET to TARGET, drag TARGET by X,Y", "Presses, moves and keeps pressing."),
      ("key NAME", "return, escape, left, f5, a, control+s …"),
      ("type \"TEXT\"", "Types into what has the focus."),
      ("scroll [TARGET] by X,Y", "Scrolls by points; positive moves the content right and down."),
      ("advance TIME", "Lets time pass: 200ms, 0.5s. All other steps take none."),
    ]
    return """
      Steps, for --do and --script; one a line, or with ';' between them. '#' begins a comment.

      \(table(rows))

      TARGET is an accessibility label in quotation marks, "Add", with #2 for the second of that
      label, or a place in points, 120,80.

      """
  }

  private static func usage(_ command: Command) -> String {
    let words = ["glasspreview", command == .window ? "" : command.rawValue, command.operands]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Two columns; the second begins on a line of its own where the first is wide.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = 34
    return rows.map { first, second in
      let start = "  " + first
      if start.count + 2 > width {
        return start + "\n" + String(repeating: " ", count: width) + second
      }
      return start + String(repeating: " ", count: width - start.count) + second
    }.joined(separator: "\n")
  }
}
