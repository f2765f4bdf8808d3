/// The values that views inherit from the views around them.
public struct EnvironmentValues: @unchecked Sendable {
  /// Two environments with one token are the same; every change makes a new one.
  private final class Token {}

  private var values: [ObjectIdentifier: Any] = [:]
  private var token = Token()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      token = Token()
    }
  }

  /// The observable object of a type, as `environment(_:)` put it there.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get { values[ObjectIdentifier(objectType)] as? Object }
    set {
      values[ObjectIdentifier(objectType)] = newValue
      token = Token()
    }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { token === other.token }
}
