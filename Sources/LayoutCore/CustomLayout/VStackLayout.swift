import Foundation
import Geometry

/// The layout of `VStack`, for use as a value.
public struct VStackLayout: Layout {
  public typealias Cache = _StackLayoutCache

  public var alignment: HorizontalAlignment
  /// Between the views, in points; `nil` for what each pair prefers.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private func solver(_ subviews: Subviews) -> StackSolver {
    StackLayout.vertical(alignment: alignment, spacing: spacing).solver(subviews.nodes)
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
