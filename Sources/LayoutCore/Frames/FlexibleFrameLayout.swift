import Foundation
import Geometry

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    height = FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    alignment.placement(of: child, in: size, proposal: childProposal(proposal))
  }

  /// A constrained side takes the distances on its axis back to the default ones.
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = node.children.first?.spacing ?? ViewSpacing()
    if width.isConstrained { spacing.reset(.horizontal) }
    if height.isConstrained { spacing.reset(.vertical) }
    return spacing
  }
}
