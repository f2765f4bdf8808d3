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
        guard let path = invocation.options.output, path != "-" else {
          try Console.output(json: dump)
          return .success
        }
        try Console.write(json: dump, to: path)
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
