/// A value that lives elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  public var transaction = Transaction()

  /// Differences from SwiftUI: the closures run on the caller's thread, whatever their isolation.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Bindings are read and written on the main thread, where views are; a function value with
    // dynamic isolation has the same form in memory as one without.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    read = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    write = { set($0, Transaction.current) }
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  init(location: StateLocation<Value>) {
    self.init(read: { location.value }, write: { location.set($0) })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction.isEmpty {
        write(newValue)
      } else {
        withTransaction(transaction) { write(newValue) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: {
        var value = read()
        value[keyPath: keyPath] = $0
        wrappedValue = value
      })
  }

  /// The same binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding whose writes animate.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  public mutating func update() {}
  @MainActor public mutating func _install(in node: _ViewNode, slot: Int) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// The element at `index`; `fallback` when a stale view asks after the element went away.
  func element(at index: Value.Index, fallback: Value.Element) -> Binding<Value.Element>
  where Value: RandomAccessCollection {
    Binding<Value.Element>(
      read: {
        let values = wrappedValue
        return values.indices.contains(index) ? values[index] : fallback
      },
      write: {
        var values = wrappedValue
        guard values.indices.contains(index) else { return }
        values[index] = $0
        wrappedValue = values
      })
  }
}
