/// A gesture that tells what comes of it.
public struct _CallbackGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base
  let receive: @MainActor (_GestureEvent<Base.Value>) -> Void

  public func _begin(
    in context: _GestureContext, _ outer: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    base._begin(in: context) { [receive] event in
      receive(event)
      outer(event)
    }
  }
}

/// A gesture with its values mapped.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    base._begin(in: context) { [transform] event in
      switch event {
      case .changed(let value): receive(.changed(transform(value)))
      case .ended(let value): receive(.ended(transform(value)))
      case .cancelled: receive(.cancelled)
      }
    }
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on; it falls back when that ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self) { event in
      switch event {
      case .changed(let value):
        var transaction = Transaction.current
        var next = state.wrappedValue
        body(value, &next, &transaction)
        withTransaction(transaction) { state.set(next) }
      case .ended, .cancelled: state.reset()
      }
    }
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action for each new value.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _CallbackGesture<Self> {
    let last = Memory<Value>()
    return _CallbackGesture(base: self) { event in
      switch event {
      case .changed(let value):
        guard last.value != value else { return }
        last.value = value
        action(value)
      case .ended, .cancelled: last.value = nil
      }
    }
  }
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?
  private let resetTransaction: Transaction

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  public var wrappedValue: Value { location?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  @MainActor public mutating func _install(in node: _ViewNode, slot: Int) {
    location = node.property(slot) { StateLocation(initial, node: node) }
  }

  func set(_ value: Value) { location?.set(value) }
  func reset() { withTransaction(resetTransaction) { location?.set(initial) } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
