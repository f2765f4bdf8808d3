import Foundation
import Geometry

/// A layout of any type, so that views can change from one layout to another and stay the same.
public struct AnyLayout: Layout {
  /// What the layout in use keeps between calls.
  public struct Cache {
    var value: Any?
  }

  private let box: any LayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout: layout)
  }

  /// How spacers in the layout in use grow.
  var properties: LayoutProperties { box.properties }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
  }
}
