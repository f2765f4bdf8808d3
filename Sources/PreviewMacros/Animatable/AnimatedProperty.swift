import SwiftSyntax

/// A stored variable that takes part in an animation.
struct AnimatedProperty {
  var name: String
  var type: String

  /// The stored variables of one declaration, with what is wrong where a type cannot be told.
  ///
  /// Constants, `static`, `lazy` and computed properties have nothing to animate; property wrappers
  /// keep their value elsewhere.
  static func all(in declaration: DeclSyntax) -> [Result<AnimatedProperty, Misuse>] {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { skippedModifiers.contains($0.name.text) }),
      variable.attributes.allSatisfy({ !$0.isIgnoring })
    else { return [] }
    // In `var x, y: Double` the type stands at the last name and counts for all before it.
    var type: TypeSyntax?
    var results: [Result<AnimatedProperty, Misuse>] = []
    for binding in variable.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        type = annotation.type
      } else if binding.initializer != nil {
        type = nil
      }
      guard
        binding.isStored,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if let written = type?.trimmedDescription ?? binding.initializer?.value.evidentType {
        results.append(.success(AnimatedProperty(name: name, type: written)))
      } else {
        results.append(.failure(.animatableNeedsAnnotation(name)))
      }
    }
    return results.reversed()
  }

  private static let skippedModifiers: Set<String> = ["static", "class", "lazy", "weak", "unowned"]
}

extension AttributeListSyntax.Element {
  /// Whether a property with this attribute is left out.
  ///
  /// A property wrapper is an attribute with a capital letter; `@available` and its like are not.
  fileprivate var isIgnoring: Bool {
    guard let attribute = self.as(AttributeSyntax.self) else { return false }
    return attribute.attributeName.lastComponent.first?.isUppercase ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether the variable has storage: no accessors, or observers only.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// The type that an initial value shows without a type checker: `0.5`, `CGPoint(x: 0, y: 0)`,
  /// `CGSize.zero`.
  fileprivate var evidentType: String? {
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.evidentType }
    if let call = self.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.typeName { return name }
      // `Angle.degrees(90)`: a static function named after nothing else than its type.
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.typeName
    }
    return self.as(MemberAccessExprSyntax.self)?.base?.typeName
  }

  /// The expression as the name of a type, by the convention that types have capital letters.
  private var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.first?.isUppercase ?? false
    {
      return reference.baseName.text
    }
    if let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase ?? false,
      let base = member.base?.typeName
    {
      return "\(base).\(member.declName.baseName.text)"
    }
    return nil
  }
}
