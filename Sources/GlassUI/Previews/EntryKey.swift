/// Carries the default value of an entry whose type is the compiler's to infer.
public protocol _EntryKey {
  associatedtype Value
  static var entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  public static var defaultValue: Value { entry.value }
}
