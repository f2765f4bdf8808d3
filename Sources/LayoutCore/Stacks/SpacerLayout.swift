import Foundation
import Geometry

/// `Spacer`: takes all it is offered along the axis of the stack around it.
package struct SpacerLayout: LayoutBehavior, Equatable {
  let minLength: CGFloat

  /// The least length of a `Spacer()`, in points (F).
  package static let standardLength: CGFloat = 8

  package init(minLength: CGFloat? = nil) {
    self.minLength = (minLength ?? Self.standardLength).finite(or: Self.standardLength).asLength
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    let axis = node.enclosingStackAxis
    func length(_ side: Axis) -> CGFloat {
      guard axis == nil || axis == side else { return 0 }
      return max(proposal[side] ?? minLength, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {}

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero }
  package func priority(of node: LayoutNode) -> Double { -.infinity }
  package var traits: LayoutTraits { [] }
}
