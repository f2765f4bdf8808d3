import PreviewEngine

/// Compiles files, says what is wrong with each, and goes on to the next.
enum CheckCommand {
  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    var report = CheckReport()
    var worst = ExitCode.success
    do {
      let compiler = try await Compiler()
      for path in invocation.operands {
        let code: ExitCode
        do {
          let file = try await compiler.compile(path, options: invocation.options.compile)
          for warning in file.warnings { Console.report(warning.description) }
          report.add(path, file.warnings)
          code = .success
        } catch {
          report.add(path, error)
          code = error.reported()
          if case .cancelled = error { return code }
        }
        worst = worst == .success ? code : worst
      }
    } catch {
      return error.reported()
    }
    if invocation.options.json {
      do { try Console.output(json: report) } catch {
        Console.complain("\(error)")
        return .crashed
      }
    }
    return worst
  }
}
