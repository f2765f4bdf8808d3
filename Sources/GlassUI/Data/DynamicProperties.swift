@_spi(Reflection) import Swift

/// Finds the dynamic properties of a type once, and installs them in its values.
@MainActor enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Installs every dynamic property stored in `value`; nested ones get slots of their own.
  static func install<Value>(in value: inout Value, node: _ViewNode, slot: Int = 0) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        install(field.type, at: base + field.offset, node: node, slot: slot * 64 + index + 1)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, node: _ViewNode, slot: Int
  ) {
    address.assumingMemoryBound(to: Property.self).pointee._install(in: node, slot: slot)
  }

  private static func fields<Value>(of type: Value.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var found: [Field] = []
    // A class or an enum is no bag of stored properties that could be written in place.
    if !(type is AnyClass) {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          found.append(Field(offset: offset, type: property))
        }
        return true
      }
    }
    known[key] = found
    return found
  }
}
