/// Keeps a stack's cache in its node.
final class StackStorage: LayoutStorage {
  var cache: StackCache?

  func invalidate() { cache = nil }
}
