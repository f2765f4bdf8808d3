import SwiftSyntax

/// A property in a preview's body that moves into the preview's view, `@Previewable` taken off.
struct PreviewableProperty {
  var attribute: AttributeSyntax
  /// As written.
  var variable: VariableDeclSyntax
  /// As it reads in the preview's view.
  var declaration: String

  /// A declaration that carries `@Previewable`.
  struct Marked {
    var attribute: AttributeSyntax
    var statement: CodeBlockItemSyntax

    init?(_ statement: CodeBlockItemSyntax) {
      guard
        let attributes = statement.item.asProtocol((any WithAttributesSyntax).self)?.attributes,
        let attribute = attributes.first(named: "Previewable")
      else { return nil }
      self.attribute = attribute
      self.statement = statement
    }
  }

  static func make(_ marked: Marked) -> Result<PreviewableProperty, Misuse> {
    guard let variable = marked.statement.item.as(VariableDeclSyntax.self) else {
      return .failure(.previewableNeedsVariable)
    }
    let others = variable.attributes.filter {
      !($0.as(AttributeSyntax.self)?.hasName("Previewable") ?? false)
    }
    // A property wrapper is an attribute of its own; without one the value would never change.
    guard !others.isEmpty else { return .failure(.previewableNeedsWrapper) }
    return .success(
      PreviewableProperty(
        attribute: marked.attribute,
        variable: variable,
        declaration: variable.with(\.attributes, others).trimmedDescription))
  }
}
