import Foundation
import Geometry

/// Runs a `Layout` on a node's children.
package struct CustomLayoutBehavior<L: Layout>: LayoutBehavior {
  package let layout: L
  package let layoutDirection: LayoutDirection

  package init(_ layout: L, layoutDirection: LayoutDirection = .leftToRight) {
    self.layout = layout
    self.layoutDirection = layoutDirection
  }

  private func withCache<R>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(
      node.children, recorder: PlacementRecorder(), layoutDirection: layoutDirection)
    let storage: CustomLayoutStorage<L>
    if let kept = node.storage as? CustomLayoutStorage<L> {
      storage = kept
      storage.update(layout, subviews)
    } else {
      storage = CustomLayoutStorage(cache: layout.makeCache(subviews: subviews))
      node.storage = storage
    }
    return body(subviews, &storage.cache)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    withCache(node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    let placements = withCache(node) { subviews, cache in
      layout.recordedPlacements(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    for (child, placement) in zip(node.children, placements) {
      node.placeChild(child, placement, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.placeable)
    return withCache(node) { subviews, cache in
      layout.explicitAlignment(
        key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  /// A layout that can be compared is; any other counts as changed.
  package func isSame(as other: any LayoutBehavior) -> Bool {
    guard let other = other as? Self, other.layoutDirection == layoutDirection,
      let layout = layout as? any Equatable
    else { return false }
    return layout.equals(other.layout)
  }

  package var stackOrientation: StackOrientation {
    let properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
    return properties.stackOrientation.map(StackOrientation.along) ?? .none
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
