import Foundation
import Geometry

/// The layout of `ZStack`, for use as a value.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func solver(_ subviews: Subviews) -> ZStackSolver {
    ZStackSolver(alignment: alignment, children: subviews.nodes)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    solver(subviews).size(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(
      solver(subviews).placements(in: bounds.size, proposal: proposal), from: bounds.origin)
  }
}
