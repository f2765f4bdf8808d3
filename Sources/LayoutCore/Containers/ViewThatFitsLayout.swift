import Foundation
import Geometry

/// `ViewThatFits`: shows the first child whose ideal size fits the proposal, else the last.
///
/// The other children are not placed: `isPlaced` is false for them.
package struct ViewThatFitsLayout: LayoutBehavior, Equatable {
  let axes: Axis.Set

  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  private func choice(_ proposal: ProposedViewSize, node: LayoutNode) -> LayoutNode? {
    let fitting = node.children.dropLast().first { child in
      let ideal = child.sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return fits(ideal, proposal, .horizontal, .horizontal)
        && fits(ideal, proposal, .vertical, .vertical)
    }
    return fitting ?? node.children.last
  }

  private func fits(
    _ ideal: CGSize, _ proposal: ProposedViewSize, _ axis: Axis, _ flag: Axis.Set
  ) -> Bool {
    guard axes.contains(flag), let offered = proposal[axis] else { return true }
    return ideal[axis] <= offered
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    choice(proposal, node: node)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    let chosen = choice(proposal, node: node)
    for child in node.children {
      if child === chosen {
        node.placeChild(child, at: .zero, proposal: proposal, context: context)
      } else {
        child.unplace()
      }
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    choice(proposal, node: node)?.explicitGuide(key, proposal: proposal)
  }

  package var traits: LayoutTraits { [] }
}
