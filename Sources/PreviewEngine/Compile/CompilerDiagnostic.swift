/// One message of the compiler, with the place it names.
public struct CompilerDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, remark, note
  }

  public var severity: Severity
  public var message: String
  /// The file as the compiler was given it; nil for a message about no file.
  public var file: String?
  /// Counted from 1; 0 where the message names no line.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes; 0 where the message names no column.
  public var column: Int
  /// The line of source and the caret below it, as the compiler prints them; may be empty.
  public var excerpt: String
  /// What the compiler adds.
  public var notes: [CompilerDiagnostic]

  public init(
    severity: Severity, message: String, file: String?, line: Int, column: Int,
    excerpt: String = "", notes: [CompilerDiagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.notes = notes
  }

  /// The first line in clang's form: `file:line:column: error: message`.
  public var headline: String {
    let place = file.map { $0 + (line > 0 ? ":\(line):\(column)" : "") + ": " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }

  /// All of it in clang's form, notes below.
  public var description: String {
    let own = excerpt.isEmpty ? headline : "\(headline)\n\(excerpt)"
    return ([own] + notes.map(\.description)).joined(separator: "\n")
  }
}
