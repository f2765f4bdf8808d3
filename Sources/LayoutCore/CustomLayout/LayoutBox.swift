import Foundation
import Geometry

/// A layout behind `AnyLayout`, whose cache may have been left by a layout of another type.
protocol LayoutBox: Sendable {
  typealias Cache = AnyLayout.Cache

  var properties: LayoutProperties { get }
  func makeCache(_ subviews: LayoutSubviews) -> Cache
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache)
  func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat?
}

struct ConcreteLayoutBox<L: Layout>: LayoutBox {
  let layout: L

  /// Runs `body` on the layout's own cache, a new one when another layout left its own behind.
  private func with<R>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    // Taken out while it is in use: with a second reference each change would copy it.
    cache.value = nil
    defer { cache.value = own }
    return body(&own)
  }

  var properties: LayoutProperties { L.layoutProperties }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
