import Foundation
import Geometry

/// How a node sizes itself and places its children: a plain value, without caches.
///
/// All lengths are points; coordinates are the node's own, from its top left.
public protocol LayoutBehavior {
  func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize
  /// Calls `place(at:proposal:context:)` once on each child.
  /// `size` is the node's own size for `proposal`.
  func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext)
  /// A guide this node sets or passes on, `nil` when it has none of its own.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode) -> CGFloat?
  func spacing(of node: LayoutNode) -> ViewSpacing
  func priority(of node: LayoutNode) -> Double
  func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any?
}

/// What is known at placement beside the size: safe areas, in root coordinates.
public struct PlacementContext: Equatable, Sendable {
  /// The rectangle free of bars and corners.
  public var safeArea: CGRect
  /// The whole window or screen.
  public var bounds: CGRect
  public init(safeArea: CGRect, bounds: CGRect) {
    self.safeArea = safeArea
    self.bounds = bounds
  }
}
