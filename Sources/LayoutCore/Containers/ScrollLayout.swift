import Foundation
import Geometry

/// `ScrollView`: lets its child be as long as it likes along its axes and shows a part of it.
package struct ScrollLayout: UnaryLayout, Equatable {
  let axes: Axis.Set
  /// How far the content is scrolled, in points.
  let offset: CGPoint

  /// Offsets that are not finite count as 0.
  package init(axes: Axis.Set = .vertical, offset: CGPoint = .zero) {
    self.axes = axes
    self.offset = offset.finite
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Along its axes the proposal, across them the content's size.
  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(
      origin: CGPoint(x: -offset.x, y: -offset.y), proposal: childProposal(proposal))
  }

  /// What is scrolled away has no guides for the views around.
  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? { nil }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package var stackOrientation: StackOrientation { .none }
}
