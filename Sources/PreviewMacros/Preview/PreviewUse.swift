import SwiftSyntax

/// One use of `#Preview`, its arguments told apart.
struct PreviewUse {
  /// `@available` and its like in front of the macro, one a line.
  var attributes = ""
  var name: ExprSyntax?
  var traits: [ExprSyntax] = []
  var arguments: ExprSyntax?
  var body: ExprSyntax?

  init(_ node: some FreestandingMacroExpansionSyntax) {
    if let declaration = node.as(MacroExpansionDeclSyntax.self) {
      attributes = declaration.attributes.map { $0.trimmedDescription + "\n" }.joined()
    }
    // An argument without a label continues the labelled one before it: traits are variadic.
    var label = "name"
    for argument in node.arguments {
      label = argument.label?.text ?? label
      switch label {
      case "name": name = argument.expression
      case "traits": traits.append(argument.expression)
      case "arguments": arguments = argument.expression
      case "body": body = argument.expression
      default: break
      }
    }
    if let closure = node.trailingClosure { body = ExprSyntax(closure) }
  }
}
