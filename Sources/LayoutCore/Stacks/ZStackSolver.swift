import Foundation
import Geometry

/// Lays children over each other, guide on guide; those of the highest priority give the size.
struct ZStackSolver {
  var alignment: Alignment
  var children: [LayoutNode]

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let (x, y) = extents(proposal)
    return CGSize(width: x.length, height: y.length)
  }

  /// Where the children go: all are proposed the stack's own size.
  func placements(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let (x, y) = extents(proposal)
    let final = ProposedViewSize(size)
    return children.map { child in
      let guide = alignment.point(of: child, final)
      return ChildPlacement(
        origin: CGPoint(x: x.guide - guide.x, y: y.guide - guide.y), proposal: final)
    }
  }

  func exportedSpacing() -> ViewSpacing {
    guard !children.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    for child in children { spacing.formUnion(child.spacing) }
    return spacing
  }

  private func extents(_ proposal: ProposedViewSize) -> (x: CrossExtent, y: CrossExtent) {
    var (x, y) = (CrossExtent(), CrossExtent())
    let highest = children.map(\.priority).max() ?? 0
    for child in children where child.priority == highest {
      let size = child.sizeThatFits(proposal)
      let guide = alignment.point(of: child, proposal)
      x.add(length: size.width, guide: guide.x)
      y.add(length: size.height, guide: guide.y)
    }
    return (x, y)
  }
}
