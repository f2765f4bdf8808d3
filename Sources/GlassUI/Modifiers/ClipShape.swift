import DisplayList

nonisolated struct ClipModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  let shape: S
  let style: FillStyle

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { ClipItem($0, shape) }) { $0.update(shape, style) }
  }
}

/// Cuts what it wraps along a shape; touches are not cut.
@MainActor final class ClipItem<S: Shape>: EffectItem {
  private var shape: S
  private let data: Motion<S.AnimatableData>
  private var style = FillStyle()
  private var isFresh = true

  override var kind: String { "ClipShape" }

  init(_ node: _ViewNode, _ shape: S) {
    self.shape = shape
    data = Motion(shape.animatableData, key: "clipShape")
    super.init(node, behavior: PassthroughLayout())
    data.item = self
  }

  func update(_ new: S, _ style: FillStyle) {
    shape = new
    self.style = style
    if isFresh {
      graph.jump(data, to: new.animatableData)
    } else {
      graph.retarget(data, to: new.animatableData, graph.animation)
    }
    isFresh = false
  }

  override func effect() -> LayerEffect {
    var presented = shape
    if data.isMoving { presented.animatableData = data.value }
    let path = ShapeContext.with(self) { presented._outline(in: drawnFrame).path }
    return LayerEffect(clip: path, isClipEOFilled: style.isEOFilled)
  }
}
