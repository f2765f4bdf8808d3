import Foundation
import Geometry

/// `overlay` and `background`: child 0 is the view itself, child 1 what stands before or behind it.
///
/// The second child is proposed the first one's size, may exceed it, and changes nothing else.
package struct SecondaryLayout: UnaryLayout, Equatable {
  let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    guard let primary = node.children.first else { return }
    node.placeChild(primary, at: .zero, proposal: proposal, context: context)
    let (final, here) = (ProposedViewSize(size), alignment.point(of: primary, proposal))
    for secondary in node.children.dropFirst() {
      let there = alignment.point(of: secondary, final)
      let origin = CGPoint(x: here.x - there.x, y: here.y - there.y)
      node.placeChild(secondary, at: origin, proposal: final, context: context)
    }
  }
}
