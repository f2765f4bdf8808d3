extension Invocation {
  /// Does what the command line asks for.
  @MainActor func run() async -> CommandRun.Outcome {
    if command == .window { return await WindowCommand.open(self) }
    return .exit(await code())
  }

  @MainActor private func code() async -> ExitCode {
    switch command {
    case .list: return await ListCommand.run(self)
    case .check: return await CheckCommand.run(self)
    case .completions: return CompletionsCommand.run(self)
    case .help: return HelpCommand.run(self)
    case .version:
      Console.output("glasspreview \(Version.text)\n")
      return .success
    case .dump: return await DumpCommand.run(self)
    case .symbols: return SymbolsCommand.run(self)
    case .snapshot: return await SnapshotCommand.run(self)
    case .film: return await FilmCommand.run(self)
    case .window, .record, .test, .approve, .diff, .doctor:
      Console.complain("'\(command.rawValue)' is not part of this build.")
      return .unavailable
    }
  }
}
