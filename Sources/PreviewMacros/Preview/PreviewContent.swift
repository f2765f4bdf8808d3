import SwiftSyntax
import SwiftSyntaxMacros

/// What a preview shows: an expression that builds it, and the view that holds its state, if any.
struct PreviewContent {
  /// The declaration of a view with the `@Previewable` properties.
  var view: String?
  /// A closure.
  var builder: String

  /// The name of the view that holds the state, inside the preview's own type.
  private static let viewName = "PreviewableContent"

  /// Nil when the body was wrong, which has been reported then.
  init?(body: ExprSyntax, hasArguments: Bool, in context: some MacroExpansionContext) {
    guard let closure = body.as(ClosureExprSyntax.self) else {
      // A call inside of a closure, since a function's opaque result does not convert by itself.
      builder = "{ (\(body.trimmed))(\(hasArguments ? "$0" : "")) }"
      return
    }
    var state: [PreviewableProperty] = []
    var rest: [CodeBlockItemSyntax] = []
    var isValid = true
    for statement in closure.statements {
      guard let marked = PreviewableProperty.Marked(statement) else {
        let finder = NestedPreviewables(viewMode: .sourceAccurate)
        finder.walk(statement)
        for attribute in finder.found { context.report(.previewableNested, at: attribute) }
        isValid = isValid && finder.found.isEmpty
        rest.append(statement)
        continue
      }
      switch PreviewableProperty.make(marked) {
      case .success(let property): state.append(property)
      case .failure(let misuse):
        context.report(misuse, at: marked.attribute)
        isValid = false
      }
    }
    guard isValid else { return nil }
    var content = LocatedSource()
    for statement in rest { content.append(statement, in: context) }
    let signature = closure.signature?.trimmedDescription ?? ""
    guard !state.isEmpty else {
      builder = "{ \(signature)\(content.closed)}"
      return
    }

    var properties = LocatedSource()
    for property in state {
      properties.append(property.declaration, from: property.variable, in: context)
    }
    var parameters = ""
    var call = "\(Self.viewName)()"
    if hasArguments {
      guard let parameter = ClosureParameter(closure) else {
        context.report(.previewableWithArgumentsNeedsType, at: state[0].attribute)
        return nil
      }
      parameters = "let \(parameter.name): \(parameter.type)"
      call = "\(Self.viewName)(\(parameter.name): \(parameter.name))"
    }
    view = """
      struct \(Self.viewName): GlassUI.View {
      \(parameters)\(properties.closed)
      var body: some GlassUI.View {\(content.closed)}
      }
      """
    builder = "{ \(signature) \(call) }"
  }
}
