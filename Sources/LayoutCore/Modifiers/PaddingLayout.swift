import Foundation
import Geometry

/// `padding(_:)`.
package struct PaddingLayout: UnaryLayout, Equatable {
  let insets: EdgeInsets

  /// What `padding()` adds on each edge, in points (F).
  package static let standard: CGFloat = 16

  /// Insets that are not finite count as 0; negative ones let the child stand out.
  package init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0),
      bottom: insets.bottom.finite(or: 0), trailing: insets.trailing.finite(or: 0))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  /// A padded edge goes back to the default distances.
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = node.children.first?.spacing ?? ViewSpacing()
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    spacing.reset(padded)
    return spacing
  }
}
