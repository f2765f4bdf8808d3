import Foundation
import Geometry

/// `Divider`: a line across the axis of the stack around it, horizontal outside of any.
package struct DividerLayout: LayoutBehavior, Equatable {
  let thickness: CGFloat

  /// A divider's thickness, in points (F).
  package static let standardThickness: CGFloat = 1

  package init(thickness: CGFloat = DividerLayout.standardThickness) {
    self.thickness = thickness.finite(or: Self.standardThickness).asLength
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    let flexible = proposal.replacingUnspecifiedDimensions()
    return node.enclosingStackAxis == .horizontal
      ? CGSize(width: thickness, height: flexible.height)
      : CGSize(width: flexible.width, height: thickness)
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {}

  package var traits: LayoutTraits { [] }
}
