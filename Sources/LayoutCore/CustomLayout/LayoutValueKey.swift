/// A type that names a value which a view hands to the layout around it.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
