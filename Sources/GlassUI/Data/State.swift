/// A value that a view owns and that brings the view up to date when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor public mutating func _install(in node: _ViewNode, slot: Int) {
    location = node.property(slot) { StateLocation(initial, node: node) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
