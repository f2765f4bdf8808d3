/// What `glasspreview` is asked to do.
enum Command: String, CaseIterable {
  /// Opens a window; the one command without a word of its own.
  case window
  case list, check, snapshot, film, record, dump, symbols, test, approve, diff, doctor, completions
  case help, version

  /// The commands that are called by a word.
  static var words: [String] { allCases.filter { $0 != .window }.map(\.rawValue) }

  /// How many arguments without a dash follow.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .window, .help, .approve, .symbols: 0...1
    case .list, .snapshot, .film, .record, .dump, .completions: 1...1
    case .check: 1...Int.max
    case .test: 0...Int.max
    case .diff: 2...2
    case .doctor, .version: 0...0
    }
  }

  /// The arguments as help shows them.
  var operands: String {
    switch self {
    case .window: "[FILE.swift]"
    case .list, .snapshot, .film, .record, .dump: "FILE"
    case .check: "FILE..."
    case .test: "[PATH...]"
    case .approve, .symbols: "[FILTER]"
    case .diff: "A.png B.png"
    case .completions: "bash|zsh|fish"
    case .help: "[COMMAND]"
    case .doctor, .version: ""
    }
  }

  var summary: String {
    switch self {
    case .window: "Opens the gallery, or compiles a file, shows it and follows its changes."
    case .list: "Lists the names and lines of a file's previews."
    case .check: "Compiles files and shows what is wrong."
    case .snapshot: "Writes one picture; needs no display."
    case .film: "Writes a motion as one strip of pictures."
    case .record: "Writes a motion as numbered pictures or as an animated PNG."
    case .dump: "Prints tree, frames, glass, springs and accessibility as JSON."
    case .symbols: "Writes a contact sheet of the symbols, or lists their names."
    case .test: "Compares with the pictures that stand beside the files."
    case .approve: "Accepts the pictures of the last run."
    case .diff: "Compares two pictures."
    case .doctor: "Tells what is there and what is missing: display, fonts, toolchain."
    case .completions: "Prints the completion script of a shell."
    case .help: "Explains a command."
    case .version: "Prints the version."
    }
  }
}
