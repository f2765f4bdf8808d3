import PreviewEngine

/// Prints the names and lines of a file's previews.
enum ListCommand {
  private struct Listing: Encodable {
    struct Preview: Encodable {
      var index: Int
      var name: String
      var file: String
      var line: Int
      var column: Int
    }

    var schemaVersion = 1
    var previews: [Preview]
  }

  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    do {
      let source = PreviewSource(invocation.operands[0])
      let catalog = try await source.catalog(invocation.options.compile).catalog
      if invocation.options.json {
        return print(json: catalog)
      }
      let width = catalog.items.map(\.name.count).max() ?? 0
      for item in catalog.items {
        let padding = String(repeating: " ", count: width - item.name.count)
        Console.output("\(item.index)\t\(item.name)\(padding)\tline \(item.entry.line)\n")
      }
      return .success
    } catch {
      return error.reported()
    }
  }

  @MainActor private static func print(json catalog: PreviewCatalog) -> ExitCode {
    let previews = catalog.items.map { item in
      Listing.Preview(
        index: item.index, name: item.name, file: item.entry.fileID, line: item.entry.line,
        column: item.entry.column)
    }
    do {
      try Console.output(json: Listing(previews: previews))
      return .success
    } catch {
      Console.complain("\(error)")
      return .crashed
    }
  }
}
