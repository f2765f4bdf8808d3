/// A type's name, module and the rest apart.
struct QualifiedName {
  let module: String
  /// Outer types and the type itself, as `Outer.Inner`.
  let withinModule: String

  init(_ type: Any.Type) {
    // A private type reads `Module.(unknown context at $…).Name`.
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    module = parts.first.map(String.init) ?? ""
    withinModule = parts.dropFirst().joined(separator: ".")
  }
}
