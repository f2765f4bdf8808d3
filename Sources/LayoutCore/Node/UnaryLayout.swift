import Foundation
import Geometry

/// A behavior with one child, which stands for it in all that the behavior does not change.
package protocol UnaryLayout: LayoutBehavior {
  /// Where the child goes in a node of this size; several children go to the same place.
  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement
  /// The node's size, given its child.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize
}

extension UnaryLayout {
  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: proposal)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    guard let child = node.children.first else { return .zero }
    return sizeThatFits(proposal, child: child)
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    for child in node.children {
      let placement = placement(of: child, in: size, proposal: proposal)
      node.placeChild(child, placement, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    // The cheap question first: most subtrees set no guides, and then nobody needs the placement.
    guard child.traits.contains(key.trait) else { return nil }
    let placement = placement(of: child, in: size, proposal: proposal)
    guard let value = child.explicitGuide(key, proposal: placement.proposal) else { return nil }
    return value + placement.origin[key.axis]
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.children.first?.spacing ?? ViewSpacing()
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }

  package func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    node.children.first?.value(for: key)
  }

  package var traits: LayoutTraits { [] }
}
