import Geometry

/// Along which axis a `Spacer` below a node grows.
package enum StackOrientation: Equatable, Sendable {
  /// As above the node.
  case inherited
  case along(Axis)
  /// Along both axes: no stack lays it out.
  case none
}
