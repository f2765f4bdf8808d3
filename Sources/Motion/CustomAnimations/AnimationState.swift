/// A key of a value that a custom animation keeps while it runs.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a custom animation keeps while it runs.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
