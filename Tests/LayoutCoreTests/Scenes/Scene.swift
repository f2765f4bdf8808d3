import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// A layout recorded from SwiftUI: a tree in a window of 400 × 600 points and the frames it got.
///
/// The window takes the tree's size, rounded up to whole points, and centres the tree in it.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  let root: CGSize
  /// Frames of texts, colours and dividers in declaration order.
  let leaves: [CGRect]
  let tree: @Sendable () -> LayoutNode

  init(
    _ name: String, root: [CGFloat], leaves: [[CGFloat]],
    tree: @escaping @Sendable () -> LayoutNode
  ) {
    self.name = name
    self.root = CGSize(width: root[0], height: root[1])
    self.leaves = leaves.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.tree = tree
  }

  static let all = leafScenes + stackScenes + frameScenes + screenScenes

  var testDescription: String { name }

  /// The frames were recorded on a screen of two pixels per point.
  static let tolerance: CGFloat = 0.5

  /// The greatest distance between a recorded number and the one found, in points.
  func deviation() -> CGFloat {
    let node = tree()
    let proposal = ProposedViewSize(width: 400, height: 600)
    let size = node.sizeThatFits(proposal)
    let window = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
    node.place(
      at: CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2),
      proposal: proposal, context: PlacementContext(safeArea: bounds, bounds: bounds))
    let found = node.leaves.map(\.frame)
    guard found.count == leaves.count else { return .infinity }
    var distances = [abs(window.width - root.width), abs(window.height - root.height)]
    for (a, b) in zip(found, leaves) {
      distances += [
        abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
        abs(a.height - b.height),
      ]
    }
    return distances.max() ?? 0
  }
}
