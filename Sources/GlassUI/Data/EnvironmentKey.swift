/// A key of the environment, with the value where none was set.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
