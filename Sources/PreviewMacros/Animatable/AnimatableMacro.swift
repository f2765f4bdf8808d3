import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes `animatableData` from a type's stored variables, and the conformance to `Animatable`.
struct AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
        || declaration.is(EnumDeclSyntax.self)
    else {
      context.report(.animatableNeedsType, at: node)
      return []
    }
    var properties: [AnimatedProperty] = []
    var isValid = true
    for member in declaration.memberBlock.members {
      for result in AnimatedProperty.all(in: member.decl) {
        switch result {
        case .success(let property): properties.append(property)
        case .failure(let misuse):
          context.report(misuse, at: member.decl)
          isValid = false
        }
      }
    }
    guard isValid else { return [] }
    // A type that conforms by itself already is offered no protocol here; Shape is such a one.
    // The interpolation runs anywhere, and a value's properties may be read anywhere.
    let isolation = declaration.is(ClassDeclSyntax.self) ? "" : "nonisolated "
    let conformance = protocols.isEmpty ? "" : ": \(isolation)GlassUI.Animatable"
    let data = AnimatableDataText(properties)
    guard !data.isEmpty || !conformance.isEmpty else { return [] }
    let access = declaration.modifiers.first { $0.name.isAccessLevel }.map { "\($0.name.text) " }
    let text: DeclSyntax = """
      extension \(type.trimmed)\(raw: conformance) {
      \(raw: data.declaration(modifiers: isolation + (access ?? "")))
      }
      """
    return [text.as(ExtensionDeclSyntax.self)].compactMap { $0 }
  }
}

extension TokenSyntax {
  /// Whether a member of an extension may repeat this modifier: `private` would hide it there.
  fileprivate var isAccessLevel: Bool {
    switch tokenKind {
    case .keyword(.public), .keyword(.package): true
    default: false
    }
  }
}
