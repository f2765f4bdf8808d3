import SwiftSyntax
import SwiftSyntaxMacros

/// Keeps a property out of what `@Animatable` makes; alone it adds nothing.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      context.report(.animatableIgnoredNeedsVariable, at: node)
    }
    return []
  }
}
