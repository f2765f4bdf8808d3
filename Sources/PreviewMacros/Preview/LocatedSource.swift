import SwiftSyntax
import SwiftSyntaxMacros

/// Source text that goes on counting its lines and columns as in the file it comes from.
///
/// Warnings, errors and traps in a preview's body then name the place that the user sees.
struct LocatedSource {
  private(set) var text = ""

  /// Adds nodes, each at its own place.
  mutating func append(_ node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    append(node.trimmedDescription, from: node, in: context)
  }

  /// Adds text that stands for a node, at the node's place.
  mutating func append(
    _ replacement: String, from node: some SyntaxProtocol, in context: some MacroExpansionContext
  ) {
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    if let location, let column = Int(location.column.trimmedDescription) {
      text += "#sourceLocation(file: \(location.file.trimmed), line: \(location.line.trimmed))\n"
      text += String(repeating: " ", count: max(0, column - 1))
    }
    text += replacement + "\n"
  }

  /// The text, followed by the return to the expansion's own lines.
  var closed: String { text.isEmpty ? "" : "\n" + text + "#sourceLocation()\n" }
}
