import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property for `#Preview`, which does the work; alone it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      guard let macro = syntax.asProtocol((any FreestandingMacroExpansionSyntax).self) else {
        return false
      }
      return macro.macroName.text == "Preview"
    }
    if !isInPreview { context.report(.previewableOutsidePreview, at: node) }
    return []
  }
}
