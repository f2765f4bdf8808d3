/// Gathers the glass of what it holds.
@MainActor final class GlassContainerItem: Item {
  /// The distance at which outlines begin to reach for each other, in points.
  var spacing: CGFloat = 0

  override var kind: String { "GlassEffectContainer" }

  init(_ node: _ViewNode) { super.init(node, behavior: ZStackBehavior(alignment: .center)) }

  override func draw(into emitter: Emitter) {
    emitter.container(self) { super.draw(into: emitter) }
  }
}
