import Geometry

/// What SwiftUI knows about a layout beside its sizes.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in the layout grow; `nil` for both.
  public var stackOrientation: Axis?

  public init() {}
}
