import PreviewEngine

/// Prints tree, frames, glass and animations as JSON.
enum DumpCommand {
  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    do throws(ExitCode) {
      let opener = try await SessionOpener(invocation)
      let start = opener.session.time
      try await opener.reach(invocation.options.at)
      let dump = opener.session.dump(
        preview: opener.item.name, time: opener.session.time - start)
      do {
        try Console.output(json: dump)
        return .success
      } catch {
        Console.complain("\(error)")
        return .crashed
      }
    } catch {
      return error
    }
  }
}
