import Geometry

extension Path {
  /// Whether at least one subpath is closed.
  var hasClosedSubpath: Bool { elements.contains(.closeSubpath) }
}
