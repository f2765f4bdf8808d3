import Foundation
import Geometry

/// `HStack` and `VStack`.
package struct StackLayout: LayoutBehavior, Equatable {
  package let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  package static func horizontal(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static func vertical(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  func solver(_ children: [LayoutNode]) -> StackSolver {
    StackSolver(axis: axis, alignment: alignment, spacing: spacing, children: children)
  }

  /// Runs the algorithm on the node's children with the cache that the node keeps.
  private func withSolver<R>(
    _ node: LayoutNode, _ body: (StackSolver, inout StackCache) -> R
  ) -> R {
    let solver = solver(node.children)
    let storage: StackStorage
    if let kept = node.storage as? StackStorage {
      storage = kept
    } else {
      storage = StackStorage()
      node.storage = storage
    }
    var cache = storage.cache ?? solver.makeCache()
    storage.cache = nil
    defer { storage.cache = cache }
    return body(solver, &cache)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    withSolver(node) { $0.solve(proposal, cache: &$1).size }
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    let placements = withSolver(node) {
      $0.placements(in: size, proposal: proposal, cache: &$1)
    }
    for (child, placement) in zip(node.children, placements) {
      node.placeChild(child, placement, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    guard key.trait != .frameGuides else { return nil }
    let placements = withSolver(node) {
      $0.placements(in: size.placeable, proposal: proposal, cache: &$1)
    }
    return key.combined(node.children, placements)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    solver(node.children).exportedSpacing()
  }

  package var traits: LayoutTraits { [] }
  package var stackOrientation: StackOrientation { .along(axis) }
}

extension AlignmentKey {
  /// The guide of a container whose children have these places.
  func combined(_ children: [LayoutNode], _ placements: [ChildPlacement]) -> CGFloat? {
    id.combined(
      zip(children, placements).lazy.map { child, placement in
        child.explicitGuide(self, proposal: placement.proposal).map {
          $0 + placement.origin[axis]
        }
      })
  }
}
