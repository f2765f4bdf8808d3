import Foundation
import Geometry

/// `offset(x:y:)`: moves the child and what is drawn; size and guides stay where they were.
package struct OffsetLayout: UnaryLayout, Equatable {
  let offset: CGSize

  /// Distances that are not finite count as 0.
  package init(_ offset: CGSize) {
    self.offset = CGSize(
      width: offset.width.finite(or: 0), height: offset.height.finite(or: 0))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, proposal: proposal)
  }
}
