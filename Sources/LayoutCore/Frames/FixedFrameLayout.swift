import Foundation
import Geometry

/// `frame(width:height:alignment:)`.
package struct FixedFrameLayout: UnaryLayout, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Sides that are not finite count as not given, negative ones as 0.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = FrameLength.usable(width)
    self.height = FrameLength.usable(height)
    self.alignment = alignment
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    alignment.placement(of: child, in: size, proposal: childProposal(proposal))
  }

  /// A given side takes the distances on its axis back to the default ones.
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = node.children.first?.spacing ?? ViewSpacing()
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}
