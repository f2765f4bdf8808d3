import Foundation
import Geometry

/// `GeometryReader`: takes the proposal, 10 points where it may choose; the contents stand at its
/// top leading corner.
package struct GeometryReaderLayout: LayoutBehavior, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    for child in node.children {
      node.placeChild(child, at: .zero, proposal: ProposedViewSize(size), context: context)
    }
  }

  package var traits: LayoutTraits { [] }
  package var stackOrientation: StackOrientation { .none }
}
