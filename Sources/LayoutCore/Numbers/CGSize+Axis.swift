import Foundation
import Geometry

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(along axis: Axis, _ major: CGFloat, _ cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: cross) : CGSize(width: cross, height: major)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  init(along axis: Axis, _ major: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: cross) : CGPoint(x: cross, y: major)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  init(along axis: Axis, _ major: CGFloat?, _ cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: cross)
      : ProposedViewSize(width: cross, height: major)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
