import Foundation
import PreviewEngine

/// Reads a command line, the environment and `.glasspreview.json`, in this order of precedence.
struct ArgumentParser {
  var environment: [String: String]
  /// The settings for a file's folder.
  var configuration: (_ folder: URL) throws(UsageError) -> Configuration

  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    configuration: @escaping (_ folder: URL) throws(UsageError) -> Configuration =
      Configuration.find(from:)
  ) {
    self.environment = environment
    self.configuration = configuration
  }

  /// Understands the words after the program's name.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var line = try SplitArguments(arguments)
    if line.asksForVersion {
      return Invocation(command: .version, operands: [], options: Options())
    }
    let command = try Self.command(&line)
    if line.asksForHelp {
      let topic = command == .window || command == .help ? line.operands : [command.rawValue]
      return Invocation(command: .help, operands: Array(topic.prefix(1)), options: Options())
    }
    // An unknown flag leaves its value behind as an operand, so flags come first.
    let flags = try resolved(line.flags, for: command)
    guard command.operandCount.contains(line.operands.count) else {
      throw .wrongOperands(command: command, count: line.operands.count)
    }
    let options = try options(of: command, flags, folder: folder(of: line))
    try Self.checkRequired(command, options)
    return Invocation(command: command, operands: line.operands, options: options)
  }

  /// The first word, if it is a command; a file opens a window.
  private static func command(_ line: inout SplitArguments) throws(UsageError) -> Command {
    guard let word = line.operands.first else { return .window }
    if let command = Command(rawValue: word), command != .window {
      line.operands.removeFirst()
      return command
    }
    let isFile =
      word == "gallery" || word.hasSuffix(".swift") || word.contains("/")
      || FileManager.default.fileExists(atPath: word)
    guard isFile else { throw .unknownCommand(word) }
    return .window
  }

  private func resolved(
    _ given: [SplitArguments.Given], for command: Command
  ) throws(UsageError) -> [(flag: Flag, value: String)] {
    var settings: [(flag: Flag, value: String)] = []
    for flag in given { settings.append(try flag.resolved(for: command)) }
    return settings
  }

  private func options(
    of command: Command, _ settings: [(flag: Flag, value: String)], folder: URL
  ) throws(UsageError) -> Options {
    // A flag that stands in a higher layer hides all its values in a lower one.
    var seen = Set(settings.map(\.flag.name))
    let fromEnvironment = Flag.all.compactMap { flag -> (flag: Flag, value: String)? in
      guard flag.applies(to: command), !seen.contains(flag.name), let variable = flag.variable,
        let value = environment[variable], !value.isEmpty
      else { return nil }
      return (flag.named(by: variable), value)
    }
    seen.formUnion(fromEnvironment.map(\.flag.name))
    let fromFile = try configuration(folder).settings.filter { setting in
      setting.flag.applies(to: command) && !seen.contains(setting.flag.name)
    }
    var options = Options()
    for (flag, value) in fromFile.map({ (flag: $0.flag, value: $0.value) }) + fromEnvironment
      + settings
    {
      try flag.apply(&options, value)
    }
    return options
  }

  /// Where the search for settings begins: beside the file, if there is one.
  private func folder(of line: SplitArguments) -> URL {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard let file = line.operands.first, file != "gallery" else { return here }
    return URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
  }

  private static func checkRequired(_ command: Command, _ options: Options) throws(UsageError) {
    switch command {
    case .snapshot, .film, .record:
      if options.output == nil { throw .missingFlag("-o FILE", command: command) }
      if command == .film, options.to == nil { throw .missingFlag("--to TIME", command: command) }
      if command == .record, options.duration == nil {
        throw .missingFlag("--for TIME", command: command)
      }
      if command == .film, let to = options.to, to < options.from {
        throw .badValue(flag: "--to", value: "\(to)s", expected: "a time at or after --from")
      }
    default:
      break
    }
  }
}
