import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    let object = wrappedValue
    return Binding<Subject>(
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
  }
}
