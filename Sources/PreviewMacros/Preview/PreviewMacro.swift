import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview("name") { … }` into a type that the previewer finds in the compiled file.
///
/// The type conforms to `GlassUI.PreviewRegistry` and builds the entry on demand. Properties marked
/// `@Previewable` move into a view of their own around the rest of the body, since only a view can
/// hold state.
struct PreviewMacro: DeclarationMacro {
  /// The body is handed on as it was written.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let use = PreviewUse(node)
    guard let body = use.body else {
      context.report(.previewWithoutBody, at: node.macroName)
      return []
    }
    let content = PreviewContent(body: body, hasArguments: use.arguments != nil, in: context)
    guard let content else { return [] }

    let location = context.location(of: node.pound)
    var fields: [String] = []
    if let arguments = use.arguments { fields.append("each: \(arguments.trimmed)") }
    fields.append("name: \(use.name?.trimmedDescription ?? "nil")")
    fields.append("fileID: \(location?.file.trimmedDescription ?? "#fileID")")
    fields.append("line: \(location?.line.trimmedDescription ?? "#line")")
    fields.append("column: \(location?.column.trimmedDescription ?? "#column")")
    if !use.traits.isEmpty {
      fields.append("traits: [\(use.traits.map(\.trimmedDescription).joined(separator: ", "))]")
    }
    fields.append("body: \(content.builder)")
    let entries =
      use.arguments == nil
      ? "[GlassUI.PreviewEntry(\(fields.joined(separator: ", ")))]"
      : "GlassUI.PreviewEntry.entries(\(fields.joined(separator: ", ")))"

    return [
      """
      \(raw: use.attributes)struct \(context.makeUniqueName("Preview")): GlassUI.PreviewRegistry {
      \(raw: content.view ?? "")
      static var entries: [GlassUI.PreviewEntry] { \(raw: entries) }
      }
      """
    ]
  }
}
