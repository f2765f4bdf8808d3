/// The default value of an entry, made once and never changed.
public struct _EntryDefault<Value>: @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) {
    self.value = value
  }
}
