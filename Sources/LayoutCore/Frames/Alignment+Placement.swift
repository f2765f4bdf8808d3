import Foundation

extension Alignment {
  /// Puts a child's guides on those of a view of this size around it.
  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    let (here, there) = (point(in: size), point(of: child, proposal))
    return ChildPlacement(
      origin: CGPoint(x: here.x - there.x, y: here.y - there.y), proposal: proposal)
  }
}
