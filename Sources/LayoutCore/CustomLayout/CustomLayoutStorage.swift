/// Keeps a custom layout's cache in its node.
final class CustomLayoutStorage<L: Layout>: LayoutStorage {
  var cache: L.Cache
  private(set) var isStale = false

  init(cache: L.Cache) { self.cache = cache }

  func invalidate() { isStale = true }

  /// Lets the layout bring its cache up to date after a change.
  func update(_ layout: L, _ subviews: LayoutSubviews) {
    guard isStale else { return }
    isStale = false
    layout.updateCache(&cache, subviews: subviews)
  }
}
