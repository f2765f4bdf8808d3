import SwiftSyntax

extension TypeSyntax {
  /// The last name of a type as written: `EnvironmentValues` for `SwiftUI.EnvironmentValues`.
  var lastComponent: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }

  /// `T` for `T?`, `T!` and `Optional<T>`, otherwise nil.
  var wrappedTypeOfOptional: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard
      let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == "Optional",
      let arguments = identifier.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first?.argument.trimmedDescription
  }
}

extension TokenSyntax {
  /// The identifier's name, free of the backticks that escape a keyword.
  var withoutBackticks: String { identifier?.name ?? text }
}
