/// A key of a transaction, with the value where none was set.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[key] ?? Key.defaultValue }
    set { values[key] = newValue }
  }
}

/// Runs `body`; the changes of state in it carry a value of the transaction.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
