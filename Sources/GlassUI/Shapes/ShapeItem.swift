import DisplayList

/// A shape drawn in its frame; parameters and colour animate.
@MainActor final class ShapeItem<S: Shape>: Item {
  enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool, isBorder: Bool)
  }

  private var shape: S
  private let data: Motion<S.AnimatableData>
  private let color: StyleMotion
  private var drawing = Drawing.fill(FillStyle())
  private var isFresh = true

  override var kind: String { "\(S.self)" }

  init(_ node: _ViewNode, _ shape: S) {
    self.shape = shape
    data = Motion(shape.animatableData, key: "shape")
    color = StyleMotion()
    super.init(node, behavior: ShapeLayout(shape: shape))
    data.item = self
    color.item = self
  }

  func update(_ new: S, style: any ShapeStyle, drawing: Drawing) {
    self.drawing = drawing
    shape = new
    layout.behavior = ShapeLayout(shape: new)
    color.update(style._resolve(in: _StyleContext(environment)), graph, isFresh: isFresh)
    if isFresh {
      graph.jump(data, to: new.animatableData)
    } else {
      graph.retarget(data, to: new.animatableData, graph.animation)
    }
    isFresh = false
  }

  private var presented: S {
    var shape = shape
    if data.isMoving { shape.animatableData = data.value }
    return shape
  }

  override func draw(into emitter: Emitter) {
    let frame = drawnFrame
    let style = color.style
    if case .color(let color) = style, color.alpha == 0 { return }
    let paint = style.paint(in: frame)
    switch drawing {
    case .fill(let fill):
      let path = ShapeContext.with(self) { presented._outline(in: frame).path }
      emitter.add(
        .fill(path, paint, isEOFilled: fill.isEOFilled, isAntialiased: fill.isAntialiased))
    case .stroke(let stroke, let isAntialiased, let isBorder):
      let path = ShapeContext.with(self) {
        outline(
          in: isBorder ? frame.insetBy(dx: stroke.lineWidth / 2, dy: stroke.lineWidth / 2) : frame,
          inset: isBorder ? stroke.lineWidth / 2 : 0)
      }
      emitter.add(.stroke(path, paint, stroke, isAntialiased: isAntialiased))
    }
  }

  /// The outline moved inward by `inset`, radii with it.
  private func outline(in rect: CGRect, inset: CGFloat) -> Path {
    guard inset != 0, let insettable = presented as? any InsettableShape else {
      return presented._outline(in: rect).path
    }
    return insettable.inset(by: inset)._outline(in: rect.insetBy(dx: -inset, dy: -inset)).path
  }

  override func containsPoint(_ point: CGPoint) -> Bool {
    let path = ShapeContext.with(self) { shape._outline(in: target).path }
    switch drawing {
    case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled)
    case .stroke(let stroke, _, _): return path.strokedPath(stroke).contains(point)
    }
  }

  override var contentOutline: Path? {
    let path = ShapeContext.with(self) { shape._outline(in: target).path }
    if case .stroke(let stroke, _, _) = drawing { return path.strokedPath(stroke) }
    return path
  }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.cornerRadii = ShapeContext.with(self) { shape._outline(in: frame).radii }
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.stop(data)
    color.stop(graph)
  }
}

/// A shape's own answer to a proposal.
private struct ShapeLayout: LayoutBehavior {
  let shape: any Shape

  func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {}

  var traits: LayoutTraits { [] }
}
