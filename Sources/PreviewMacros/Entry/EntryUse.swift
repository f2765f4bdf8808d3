import SwiftSyntax
import SwiftSyntaxMacros

/// One use of `@Entry`: which container it extends and what its key looks like.
struct EntryUse {
  var keyName: String
  var conformances: String
  var members: String

  static func make(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> Result<EntryUse, Misuse> {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      variable.bindings.count == 1,
      let binding = variable.bindings.first,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .failure(.entryNeedsVariable) }
    guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    else { return .failure(.entryOutsideExtension) }
    let containerName = extended.lastComponent
    guard let container = EntryContainer(rawValue: containerName) else {
      return .failure(.entryUnknownContainer(containerName))
    }

    let keyName = "__Key_" + name.withoutBackticks
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value.trimmedDescription
    if container == .focusedValues {
      guard value == nil || value == "nil", let wrapped = type?.wrappedTypeOfOptional else {
        return .failure(.entryFocusedValueNeedsOptional)
      }
      return .success(
        EntryUse(
          keyName: keyName, conformances: container.keyProtocol,
          members: "typealias Value = \(wrapped)"))
    }
    switch (type, value) {
    case (let type?, let value?):
      return .success(
        EntryUse(
          keyName: keyName, conformances: container.keyProtocol,
          members: "static var defaultValue: \(type.trimmed) { \(value) }"))
    case (let type?, nil) where type.wrappedTypeOfOptional != nil:
      return .success(
        EntryUse(
          keyName: keyName, conformances: container.keyProtocol,
          members: "static var defaultValue: \(type.trimmed) { nil }"))
    case (nil, let value?):
      // The type is the compiler's to infer, so the value goes through a generic box.
      return .success(
        EntryUse(
          keyName: keyName, conformances: container.keyProtocol + ", GlassUI._EntryKey",
          members: "static let entry = GlassUI._EntryDefault(\(value))"))
    default:
      return .failure(.entryNeedsDefault)
    }
  }
}
