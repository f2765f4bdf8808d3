import Foundation
import Geometry

/// One of the views that a custom layout arranges.
public struct LayoutSubview: Equatable {
  package let node: LayoutNode
  let recorder: PlacementRecorder
  let index: Int

  /// The value that the view sets for this key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The view's layout priority, 0 by default.
  public var priority: Double { node.priority }

  /// The distances the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal)
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: proposal)
  }

  /// Puts the view's anchor at a point of the bounds that `placeSubviews` got.
  ///
  /// The last call counts; outside of `placeSubviews` it does nothing.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder.record(node, index: index, at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
