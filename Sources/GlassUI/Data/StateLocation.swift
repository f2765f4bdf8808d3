/// Where a state's value lives: in the node of the view that declares it.
final class StateLocation<Value>: @unchecked Sendable, StateSlot {
  private let lock = NSLock()
  /// What was written last.
  private var latest: Value
  /// What views see: the value of the last transaction that ran.
  private var committed: Value
  private weak var node: _ViewNode?
  /// A state of `Int`, say, for messages and for keeping state across a reload.
  let valueType: Any.Type

  init(_ value: Value, node: _ViewNode) {
    latest = value
    committed = value
    self.node = node
    valueType = Value.self
  }

  var value: Value { lock.withLock { UpdatePhase.isRunning ? committed : latest } }

  /// Takes effect at once for whoever asks, and for views with the update of its transaction.
  func set(_ value: Value) {
    let isChange = lock.withLock {
      let isChange = !areEqual(latest, value)
      latest = value
      return isChange
    }
    guard isChange else { return }
    let transaction = Transaction.current
    let box = UncheckedBox(value)
    onMainActor { [self] in
      guard let node else { return commit(box.value) }
      node.invalidate(transaction) { self.commit(box.value) }
    }
  }

  private func commit(_ value: Value) { lock.withLock { committed = value } }

  var anyValue: Any { value }
}

/// Carries a value to the main actor, where it is used alone.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A state without its type.
protocol StateSlot: AnyObject {
  var anyValue: Any { get }
  var valueType: Any.Type { get }
}

/// Tells the main queue from others: a program that waits in `dispatchMain()` serves it from a
/// thread that is not the main one.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs `work` at once where views live, later from anywhere else.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

/// Whether two values are known to be equal: by `==`, or by their bytes when they hold no reference.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? any Equatable { return isEqual(a, b) }
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
  }
}

private func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool {
  guard let b = b as? A else { return false }
  return a == b
}
