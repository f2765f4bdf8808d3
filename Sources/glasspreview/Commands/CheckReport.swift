import PreviewEngine

/// What `check --json` prints.
struct CheckReport: Encodable {
  struct File: Encodable {
    var path: String
    var compiles: Bool
    var diagnostics: [Message]
    /// Why there is no compiler's message, if there is none.
    var error: String?
  }

  struct Message: Encodable {
    var severity: String
    var message: String
    var file: String?
    var line: Int
    var column: Int
    var notes: [Message]

    init(_ diagnostic: CompilerDiagnostic) {
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      file = diagnostic.file
      line = diagnostic.line
      column = diagnostic.column
      notes = diagnostic.notes.map(Message.init)
    }
  }

  var schemaVersion = 1
  var files: [File] = []

  mutating func add(_ path: String, _ warnings: [CompilerDiagnostic]) {
    files.append(File(path: path, compiles: true, diagnostics: warnings.map(Message.init)))
  }

  mutating func add(_ path: String, _ error: CompileError) {
    if case .diagnostics(let diagnostics) = error {
      files.append(
        File(path: path, compiles: false, diagnostics: diagnostics.map(Message.init)))
    } else {
      files.append(File(path: path, compiles: false, diagnostics: [], error: "\(error)"))
    }
  }
}
