import Foundation
import Geometry

/// A type that arranges a collection of views.
///
/// All lengths are points.
public protocol Layout: Sendable {
  /// How spacers in the layout grow.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  /// Called when a view of the layout or the layout itself has changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places each view once; a view that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A guide of the container, from the left edge of the bounds' coordinates; `nil` for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// A guide of the container, from the top edge of the bounds' coordinates; `nil` for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
