import Foundation
import Geometry

/// Collects where a custom layout puts its views, so that guides can be found without placing.
final class PlacementRecorder {
  private(set) var placements: [ChildPlacement?] = []

  func begin(count: Int) { placements = [ChildPlacement?](repeating: nil, count: count) }

  /// Hands the places out and stops recording.
  func finish() -> [ChildPlacement?] {
    defer { placements = [] }
    return placements
  }

  func record(
    _ node: LayoutNode, index: Int, at position: CGPoint, anchor: UnitPoint,
    proposal: ProposedViewSize
  ) {
    guard placements.indices.contains(index) else { return }
    placements[index] = ChildPlacement(
      anchoring: node, anchor: anchor, at: position, proposal: proposal)
  }
}

extension ChildPlacement {
  /// Puts a node's anchor at a point.
  init(anchoring node: LayoutNode, anchor: UnitPoint, at point: CGPoint, proposal: ProposedViewSize)
  {
    let size = node.sizeThatFits(proposal).placeable
    self.init(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        .finite,
      proposal: proposal)
  }
}
