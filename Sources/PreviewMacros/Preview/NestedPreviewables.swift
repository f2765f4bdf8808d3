import SwiftSyntax

/// Finds `@Previewable` below the top level of a preview's body, where nothing can be hoisted.
final class NestedPreviewables: SyntaxVisitor {
  private(set) var found: [AttributeSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.hasName("Previewable") { found.append(node) }
    return .skipChildren
  }
}
