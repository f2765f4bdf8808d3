import Foundation
import Geometry

/// `position(x:y:)`: takes the proposal and centres the child at a point of it.
package struct PositionLayout: UnaryLayout, Equatable {
  let position: CGPoint

  /// Coordinates that are not finite count as 0.
  package init(_ position: CGPoint) { self.position = position.finite }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    let childSize = child.sizeThatFits(proposal)
    return ChildPlacement(
      origin: CGPoint(
        x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
      proposal: proposal)
  }
}
