/// The values of a transaction's keys; two with one token are the same.
struct TransactionValues {
  private final class Token {}

  private var values: [ObjectIdentifier: Any] = [:]
  private var token: Token?

  var isEmpty: Bool { values.isEmpty }

  subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set {
      values[ObjectIdentifier(key)] = newValue
      token = Token()
    }
  }

  func isIdentical(to other: TransactionValues) -> Bool { token === other.token }
}
