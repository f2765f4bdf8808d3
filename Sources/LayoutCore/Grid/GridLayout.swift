import Foundation
import Geometry

/// `Grid`: its node's children are the cells of all rows, one row after another.
package struct GridLayout: LayoutBehavior, Equatable {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let rows: [GridRowSpec]

  /// Spacing that is not finite counts as 0, `nil` stands for what the cells prefer.
  package init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, rows: [GridRowSpec]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map { $0.finite(or: 0) }
    self.verticalSpacing = verticalSpacing.map { $0.finite(or: 0) }
    self.rows = rows
  }

  private final class Storage: LayoutStorage {
    var solver: GridSolver?
    var solution: GridSolution?

    func invalidate() {
      solver = nil
      solution = nil
    }
  }

  private func solved(
    _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> (solver: GridSolver, solution: GridSolution) {
    let storage: Storage
    if let kept = node.storage as? Storage {
      storage = kept
    } else {
      storage = Storage()
      node.storage = storage
    }
    let solver = storage.solver ?? GridSolver(self, node.children)
    storage.solver = solver
    if let known = storage.solution, known.proposal == proposal { return (solver, known) }
    let solution = solver.solve(proposal)
    storage.solution = solution
    return (solver, solution)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    guard !node.children.isEmpty else { return .zero }
    return solved(proposal, node).solution.size
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    guard !node.children.isEmpty else { return }
    let (solver, solution) = solved(proposal, node)
    for (cell, placement) in zip(solver.cells, solver.placements(solution)) {
      node.placeChild(cell.node, placement, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    guard key.trait != .frameGuides, !node.children.isEmpty else { return nil }
    let (solver, solution) = solved(proposal, node)
    return key.combined(solver.cells.map(\.node), solver.placements(solution))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    guard !node.children.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    for child in node.children { spacing.formUnion(child.spacing) }
    return spacing
  }

  package var traits: LayoutTraits { [] }
  package var stackOrientation: StackOrientation { .none }
}
