/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value of its own, with a default.
///
///     extension EnvironmentValues { @Entry var isCompact = false }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Carries the default value of an entry whose type is the compiler's to infer.
public protocol _EntryKey {
  associatedtype Value
  static var entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  public static var defaultValue: Value { entry.value }
}

/// The default value of an entry, made once and never changed.
public struct _EntryDefault<Value>: @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) {
    self.value = value
  }
}
