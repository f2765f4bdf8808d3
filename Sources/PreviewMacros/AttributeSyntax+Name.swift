import SwiftSyntax

extension AttributeSyntax {
  /// Whether this is `@name` or `@Module.name`.
  func hasName(_ name: String) -> Bool {
    let written = attributeName.trimmedDescription
    return written == name || written.hasSuffix("." + name)
  }
}

extension AttributeListSyntax {
  /// The attribute with a name, in an `#if` or not.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.hasName(name) }
  }
}
