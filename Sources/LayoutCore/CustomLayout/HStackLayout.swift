import Foundation
import Geometry

/// The layout of `HStack`, for use as a value.
public struct HStackLayout: Layout {
  public typealias Cache = _StackLayoutCache

  public var alignment: VerticalAlignment
  /// Between the views, in points; `nil` for what each pair prefers.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private func solver(_ subviews: Subviews) -> StackSolver {
    StackLayout.horizontal(alignment: alignment, spacing: spacing).solver(subviews.nodes)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cache: solver(subviews).makeCache())
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    solver(subviews).exportedSpacing()
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    solver(subviews).solve(proposal, cache: &cache.cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let placements = solver(subviews).placements(
      in: bounds.size, proposal: proposal, cache: &cache.cache)
    subviews.place(placements, from: bounds.origin)
  }
}
