import Foundation
import Geometry

/// How a node sizes itself and places its children: a plain value, without caches.
///
/// All lengths are points; coordinates are the node's own, from its top left.
package protocol LayoutBehavior {
  func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize
  /// Calls `node.placeChild(_:at:proposal:context:)` once for each child.
  ///
  /// `size` is the node's own size for `proposal`, except that infinite sides are cut.
  func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext)
  /// A guide this node sets or passes on, `nil` when it has none of its own.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat?
  func spacing(of node: LayoutNode) -> ViewSpacing
  func priority(of node: LayoutNode) -> Double
  func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any?
  /// What this behavior itself may do; its children's traits are added.
  var traits: LayoutTraits { get }
  /// How a `Spacer` below this node grows.
  var stackOrientation: StackOrientation { get }
  /// Whether the other behavior lays out in the same way, so that what was measured still holds.
  func isSame(as other: any LayoutBehavior) -> Bool
}

extension LayoutBehavior {
  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? { nil }
  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any? { nil }
  package var traits: LayoutTraits { .anyGuide }
  package var stackOrientation: StackOrientation { .inherited }
  package func isSame(as other: any LayoutBehavior) -> Bool { false }
}

extension LayoutBehavior where Self: Equatable {
  package func isSame(as other: any LayoutBehavior) -> Bool { other as? Self == self }
}
