import Foundation
import Geometry

/// `ZStack`, and what several views in an overlay or background become.
package struct ZStackBehavior: LayoutBehavior, Equatable {
  let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  private func solver(_ node: LayoutNode) -> ZStackSolver {
    ZStackSolver(alignment: alignment, children: node.children)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    solver(node).size(proposal)
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    let placements = solver(node).placements(in: size, proposal: proposal)
    for (child, placement) in zip(node.children, placements) {
      node.placeChild(child, placement, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    guard key.trait != .frameGuides else { return nil }
    return key.combined(
      node.children, solver(node).placements(in: size.placeable, proposal: proposal))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { solver(node).exportedSpacing() }

  package var traits: LayoutTraits { [] }
  package var stackOrientation: StackOrientation { .none }
}
