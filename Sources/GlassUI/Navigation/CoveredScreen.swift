/// Hides a screen behind the one pushed over it; its state stays.
nonisolated struct CoveredModifier: ViewModifier {
  typealias Body = Never
  let isCovered: Bool

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { CoveredItem($0) }) { $0.update(isCovered) }
  }
}

/// A screen that fades away while another comes over it, and back when that goes.
@MainActor final class CoveredItem: EffectItem {
  private let cover = Motion(0.0, key: "cover")
  private var isFresh = true

  override var kind: String { "Screen" }

  init(_ node: _ViewNode) {
    super.init(node, behavior: PassthroughLayout())
    cover.item = self
  }

  func update(_ isCovered: Bool) {
    let target = isCovered ? 1.0 : 0
    if isFresh {
      graph.jump(cover, to: target)
    } else {
      graph.retarget(cover, to: target, graph.animation)
    }
    isFresh = false
  }

  private var isCovered: Bool { cover.target == 1 }

  override func effect() -> LayerEffect { LayerEffect(opacity: 1 - min(max(cover.value, 0), 1)) }

  override func draw(into emitter: Emitter) {
    if !isUnseen { super.draw(into: emitter) }
  }

  override var isUnseen: Bool { isCovered && !cover.isMoving }
  override var takesTouches: Bool { !isCovered }
  override var isHiddenFromAccessibility: Bool { isCovered }
  override var accessibilityText: String? { isCovered ? nil : super.accessibilityText }

  override func hitTest(_ point: CGPoint) -> Item? { isCovered ? nil : super.hitTest(point) }

  override func wasRemoved() {
    super.wasRemoved()
    graph.stop(cover)
  }
}
