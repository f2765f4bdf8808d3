import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A use of a macro that cannot be expanded, with what to write instead.
enum Misuse: Error, DiagnosticMessage {
  case previewWithoutBody
  case previewableWithArgumentsNeedsType
  case previewableOutsidePreview
  case previewableNested
  case previewableNeedsWrapper
  case previewableNeedsVariable
  case entryNeedsVariable
  case entryNeedsDefault
  case entryOutsideExtension
  case entryUnknownContainer(String)
  case entryFocusedValueNeedsOptional
  case animatableNeedsType
  case animatableNeedsAnnotation(String)
  case animatableIgnoredNeedsVariable

  var severity: DiagnosticSeverity { .error }

  var diagnosticID: MessageID {
    let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
    return MessageID(domain: "PreviewMacros", id: name)
  }

  var message: String {
    switch self {
    case .previewWithoutBody:
      "'#Preview' needs a closure that builds its view: #Preview(\"name\") { MyView() }"
    case .previewableWithArgumentsNeedsType:
      "'@Previewable' in a '#Preview' with arguments needs the closure's parameter with its type: "
        + "{ (item: Item) in … }"
    case .previewableOutsidePreview:
      "'@Previewable' can only be used in the body of a '#Preview'"
    case .previewableNested:
      "'@Previewable' must stand at the top level of the '#Preview' body, "
        + "outside of closures, conditions and loops"
    case .previewableNeedsWrapper:
      "'@Previewable' needs a property wrapper: @Previewable @State var isOn = false"
    case .previewableNeedsVariable:
      "'@Previewable' can only be applied to a variable: @Previewable @State var isOn = false"
    case .entryNeedsVariable:
      "'@Entry' can only be applied to a 'var' with one name and no accessors"
    case .entryNeedsDefault:
      "'@Entry' needs a default value: @Entry var isCompact = false"
    case .entryOutsideExtension:
      "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues "
        + "or FocusedValues"
    case .entryUnknownContainer(let name):
      "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues "
        + "or FocusedValues, not of '\(name)'"
    case .entryFocusedValueNeedsOptional:
      "'@Entry' in FocusedValues needs an optional type and no default value: @Entry var note: Note?"
    case .animatableNeedsType:
      "'@Animatable' can only be applied to a struct, a class or an enum"
    case .animatableNeedsAnnotation(let name):
      "'@Animatable' needs the type of '\(name)' written out: var \(name): Double = …; "
        + "mark a property that does not animate with '@AnimatableIgnored'"
    case .animatableIgnoredNeedsVariable:
      "'@AnimatableIgnored' can only be applied to a stored 'var' of an '@Animatable' type"
    }
  }
}

extension MacroExpansionContext {
  /// Reports a misuse at the node that is wrong.
  func report(_ misuse: Misuse, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: misuse))
  }
}
