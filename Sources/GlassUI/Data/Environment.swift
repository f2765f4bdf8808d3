/// A value of the environment, read in a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var values: EnvironmentValues?
  private let missing: String

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    missing = "\(keyPath)"
  }

  public var wrappedValue: Value {
    guard let value = read(values ?? EnvironmentValues()) else {
      preconditionFailure(
        "no object of type \(missing) in the environment; add .environment(_:) to an outer view")
    }
    return value
  }

  @MainActor public mutating func _install(in node: _ViewNode, slot: Int) {
    values = node.environment
  }
}

extension Environment {
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0[type] }
    missing = "\(type)"
  }

  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    read = { .some($0[type]) }
    missing = "\(type)"
  }
}

/// Sets one value of the environment below it.
nonisolated struct EnvironmentModifier<Value>: ViewModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.passEnvironment(to: content, memo: value) { $0[keyPath: keyPath] = value }
  }
}

/// Changes one value of the environment below it.
nonisolated struct EnvironmentTransformModifier<Value>: ViewModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    var value = node.environment[keyPath: keyPath]
    transform(&value)
    node.passEnvironment(to: content, memo: value) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: ViewModifier {
  typealias Body = Never
  let object: Object?

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.passEnvironment(to: content, memo: object.map(ObjectIdentifier.init)) {
      $0[Object.self] = object
    }
  }
}
