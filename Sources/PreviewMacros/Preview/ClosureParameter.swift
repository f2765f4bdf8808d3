import SwiftSyntax

/// The one parameter of a closure, as in `{ (item: Item) in … }`.
struct ClosureParameter {
  var name: String
  var type: String

  /// Nil unless there is exactly one parameter with a type.
  init?(_ closure: ClosureExprSyntax) {
    guard
      case .parameterClause(let clause)? = closure.signature?.parameterClause,
      clause.parameters.count == 1,
      let parameter = clause.parameters.first,
      let type = parameter.type
    else { return nil }
    self.name = (parameter.secondName ?? parameter.firstName).text
    self.type = type.trimmedDescription
  }
}
