import Foundation
import Geometry

/// `fixedSize(horizontal:vertical:)`: lets the child choose its length on the given axes.
package struct FixedSizeLayout: UnaryLayout, Equatable {
  let horizontal: Bool
  let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(childProposal(proposal))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal))
  }
}
