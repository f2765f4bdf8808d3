import Geometry

extension LayoutNode {
  /// The axis of the nearest container around the node; `nil` when that is no stack.
  var enclosingStackAxis: Axis? {
    var ancestor = parent
    while let container = ancestor {
      switch container.behavior.stackOrientation {
      case .along(let axis): return axis
      case .none: return nil
      case .inherited: ancestor = container.parent
      }
    }
    return nil
  }
}
