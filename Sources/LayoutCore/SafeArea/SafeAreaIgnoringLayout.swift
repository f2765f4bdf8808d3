import Foundation
import Geometry

/// `ignoresSafeArea(_:edges:)`: lets the child reach from the safe area's edges to the window's.
///
/// For sizing it changes nothing. At placement the proposed rectangle grows on each named edge
/// that touches or crosses the safe area's edge, and the child is proposed the grown size.
package struct SafeAreaIgnoringLayout: UnaryLayout, Equatable {
  let edges: Edge.Set

  /// How near an edge must come to touch the safe area's, in points.
  private static let touch: CGFloat = 0.01

  package init(edges: Edge.Set = .all) { self.edges = edges }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    let origin = node.frame.origin
    let offered = proposal.replacingUnspecifiedDimensions(by: size)
    let width = offered.width.isFinite ? offered.width : size.width
    let height = offered.height.isFinite ? offered.height : size.height
    let before = CGRect(
      x: origin.x + (size.width - width) / 2, y: origin.y + (size.height - height) / 2,
      width: width, height: height)
    let area = grown(before, context)
    // A proposal that left a side open stays open there as long as that side did not grow.
    let final = ProposedViewSize(
      width: area.width == before.width ? proposal.width : area.width,
      height: area.height == before.height ? proposal.height : area.height)
    for child in node.children {
      let childSize = child.sizeThatFits(final)
      let local = CGPoint(
        x: area.midX - childSize.width / 2 - origin.x,
        y: area.midY - childSize.height / 2 - origin.y)
      node.placeChild(child, at: local, proposal: final, context: context)
    }
  }

  private func grown(_ rect: CGRect, _ context: PlacementContext) -> CGRect {
    let (safe, bounds) = (context.safeArea, context.bounds)
    var (minX, maxX, minY, maxY) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    if edges.contains(.leading), minX <= safe.minX + Self.touch { minX = min(minX, bounds.minX) }
    if edges.contains(.trailing), maxX >= safe.maxX - Self.touch { maxX = max(maxX, bounds.maxX) }
    if edges.contains(.top), minY <= safe.minY + Self.touch { minY = min(minY, bounds.minY) }
    if edges.contains(.bottom), maxY >= safe.maxY - Self.touch { maxY = max(maxY, bounds.maxY) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package var traits: LayoutTraits { .dependsOnPosition }
}
