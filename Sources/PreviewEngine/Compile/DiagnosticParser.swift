/// Reads what the compiler prints with `-diagnostic-style llvm`.
enum DiagnosticParser {
  /// The messages of an output, each once, in its order.
  ///
  /// - Parameters:
  ///   - output: All that the compiler printed on standard error.
  ///   - displayed: How to show the path of a file.
  static func parse(
    _ output: String, displayed: (String) -> String = { $0 }
  ) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if var next = headline(line) {
        next.file = next.file.map(displayed)
        if next.severity == .note, !found.isEmpty {
          found[found.count - 1].notes.append(next)
        } else {
          found.append(next)
        }
      } else if !found.isEmpty {
        found[found.count - 1].addToExcerpt(line)
      }
    }
    var seen: Set<[String]> = []
    return found.map(\.movedOutOfExpansion).filter { diagnostic in
      seen.insert([
        diagnostic.file ?? "", "\(diagnostic.line)", diagnostic.severity.rawValue,
        diagnostic.message,
      ]).inserted
    }
  }

  /// Takes `path:line:column: error: message` apart; nil for any other line.
  private static func headline(_ line: Substring) -> CompilerDiagnostic? {
    for severity in CompilerDiagnostic.Severity.allCases {
      let word = "\(severity.rawValue): "
      if line.hasPrefix(word) {
        return CompilerDiagnostic(
          severity: severity, message: String(line.dropFirst(word.count)), file: nil, line: 0,
          column: 0)
      }
      guard let range = line.firstRange(of: ": " + word) else { continue }
      let message = String(line[range.upperBound...])
      let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts.last ?? "")
      {
        return CompilerDiagnostic(
          severity: severity, message: message,
          file: parts.dropLast(2).joined(separator: ":"), line: row, column: column)
      }
      if parts.count == 2, parts.first == "<unknown>" {
        return CompilerDiagnostic(
          severity: severity, message: message, file: nil, line: 0, column: 0)
      }
    }
    return nil
  }
}

extension CompilerDiagnostic {
  /// Adds a line of source, caret or fix-it below the last headline.
  fileprivate mutating func addToExcerpt(_ line: Substring) {
    if notes.isEmpty {
      excerpt += excerpt.isEmpty ? String(line) : "\n" + line
    } else {
      notes[notes.count - 1].addToExcerpt(line)
    }
    while excerpt.hasSuffix("\n") { excerpt.removeLast() }
  }

  /// The same message at the use of the macro, if the compiler names a line of an expansion.
  ///
  /// The expansion is a file that nobody has; a note says which macro it comes from. Where the line
  /// is the user's own the note adds nothing.
  fileprivate var movedOutOfExpansion: CompilerDiagnostic {
    var moved = self
    moved.notes.removeAll { $0.message.hasPrefix("in expansion of macro ") }
    guard file?.contains("@__swiftmacro_") == true,
      let use = notes.last(where: { $0.message.hasPrefix("in expansion of macro ") })
    else { return moved }
    moved.file = use.file
    moved.line = use.line
    moved.column = use.column
    moved.excerpt = use.excerpt
    return moved
  }
}
