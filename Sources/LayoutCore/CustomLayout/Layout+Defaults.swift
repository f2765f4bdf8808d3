import Foundation
import Geometry

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The greatest distance any of the views prefers, per edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// The guide that the views' own guides give where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The guide that the views' own guides give where they are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit guide along the key's own axis.
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  private func merged(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard key.trait != .frameGuides,
      subviews.contains(where: { $0.node.traits.contains(key.trait) })
    else { return nil }
    let placements = recordedPlacements(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combined(subviews.nodes, placements)
  }

  /// Where the layout puts its views, without placing them.
  func recordedPlacements(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [ChildPlacement] {
    guard let recorder = subviews.first?.recorder else { return [] }
    recorder.begin(count: subviews.count)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return zip(subviews, recorder.finish()).map { subview, placement in
      placement
        ?? ChildPlacement(
          anchoring: subview.node, anchor: .center, at: middle, proposal: proposal)
    }
  }
}
