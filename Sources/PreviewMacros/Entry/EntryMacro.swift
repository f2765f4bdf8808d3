import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `@Entry var name = default` in an extension of a keyed container into a computed property.
///
/// The peer is a private key type that holds the default value; the accessors look it up.
struct EntryMacro: AccessorMacro, PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role of the same use reports what is wrong.
    guard case .success(let entry) = EntryUse.make(declaration, in: context) else { return [] }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch EntryUse.make(declaration, in: context) {
    case .failure(let misuse):
      context.report(misuse, at: node)
      return []
    case .success(let entry):
      return [
        """
        private struct \(raw: entry.keyName): \(raw: entry.conformances) {
        \(raw: entry.members)
        }
        """
      ]
    }
  }
}
