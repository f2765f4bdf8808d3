import DisplayList

/// A symbol in its frame; replaced by another it can hand over in motion.
@MainActor final class SymbolItem: Item {
  private var spec = SymbolSpec(name: "", pointSize: 17)
  private var image = Image(systemName: "")
  private let color = StyleMotion()
  private var levels: [_ResolvedStyle] = []
  private let replacement = Motion(1.0, key: "replace")
  private var outgoing: SymbolSpec?
  /// Whether `replacement` runs back to 0: a replacement that was turned round.
  private var isReversed = false
  private var isFresh = true

  override var kind: String { "Image" }

  init(_ node: _ViewNode) {
    super.init(node, behavior: LeafLayout.fixed(.zero))
    color.item = self
    replacement.item = self
  }

  func update(_ image: Image) {
    guard let new = image.symbolSpec(in: environment) else { return }
    let metrics = graph.measurer.metrics(of: new)
    let context = _StyleContext(environment)
    color.update(ForegroundLevels.resolve(0, in: context), graph, isFresh: isFresh)
    levels = (1...2).map { ForegroundLevels.resolve($0, in: context) }
    if !isFresh, new.name != spec.name, environment.contentTransition.replacesSymbols,
      let animation = graph.animation
    {
      replace(with: new, animation)
    }
    if new != spec || image.resizing != self.image.resizing || isFresh {
      spec = new
      layout.behavior = LeafLayout(
        SymbolLeaf(metrics: metrics, isResizable: image.resizing != nil))
    }
    self.image = image
    isFresh = false
  }

  /// Hands over to `new` from whatever is seen now; what is still on its way out comes back the
  /// way it went.
  private func replace(with new: SymbolSpec, _ animation: Animation) {
    if replacement.isMoving, outgoing?.name == new.name {
      outgoing = spec
      isReversed.toggle()
    } else {
      let seen = replacement.isMoving ? min(max(progress, 0), 1) : 1
      // In the first half the old symbol is still the one seen, and stays the one that goes.
      if seen >= 0.5 { outgoing = spec }
      isReversed = false
      graph.jump(replacement, to: seen >= 0.5 ? 1 - seen : seen)
    }
    graph.retarget(replacement, to: isReversed ? 0 : 1, animation)
  }

  /// How far the new symbol has come; beyond 1 while it overshoots.
  private var progress: Double { isReversed ? 1 - replacement.value : replacement.value }

  override func draw(into emitter: Emitter) {
    let frame = symbolFrame
    let primary = color.style.paint(in: frame)
    let paints =
      spec.renderingMode == .monochrome
      ? [primary] : [primary] + levels.map { $0.paint(in: frame) }
    guard replacement.isMoving, let outgoing else {
      emitter.add(.symbol(spec, frame: frame, paints: paints))
      return
    }
    // Down-up: the old one shrinks away in the first half, the new one grows in the second.
    let t = min(max(progress, 0), 1)
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    let out = max(0, 1 - 2 * t)
    if out > 0 {
      let size = graph.measurer.metrics(of: outgoing).size
      let old = CGRect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
        height: size.height)
      emitter.layer(Self.growth(out, about: centre)) {
        emitter.add(.symbol(outgoing, frame: old, paints: paints))
      }
    }
    let into = max(0, 2 * t - 1)
    if into > 0 {
      let overshoot = max(0, progress - 1)
      emitter.layer(Self.growth(into + overshoot, about: centre)) {
        emitter.add(.symbol(spec, frame: frame, paints: paints))
      }
    }
  }

  /// How small a replaced symbol gets before it is gone. T
  private static let leastScale = 0.5

  private static func growth(_ t: Double, about centre: CGPoint) -> LayerEffect {
    let scale = leastScale + (1 - leastScale) * t
    return LayerEffect(
      transform: CGAffineTransform(scaleX: scale, y: scale).about(centre), opacity: min(t, 1))
  }

  /// The frame moved so that the baseline, not the edge, falls on whole pixels at rest.
  private var symbolFrame: CGRect {
    if frameMotion.isMoving || image.resizing != nil { return drawnFrame }
    var rect = frame
    let baseline = rect.minY + graph.measurer.metrics(of: spec).baseline
    rect.origin.y += (baseline * graph.scale).rounded() / graph.scale - baseline
    return rect
  }

  override func containsPoint(_ point: CGPoint) -> Bool { target.contains(point) }
  override var contentOutline: Path? { Path(target) }
  override var accessibilityText: String? {
    image.isDecorative ? nil : image.label ?? SymbolItem.words(of: spec.name)
  }

  /// The name as words, for a symbol that nobody labelled.
  static func words(of name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.symbol = ItemSnapshot.Symbol(
      name: spec.name, metrics: graph.measurer.metrics(of: spec), origin: frame.origin)
  }

  override func wasRemoved() {
    super.wasRemoved()
    color.stop(graph)
    graph.stop(replacement)
  }
}

/// A symbol's answer to proposals: its own size, or what it is offered when resizable.
private struct SymbolLeaf: LeafMeasuring {
  let metrics: SymbolMetrics
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: metrics.size) : metrics.size
  }

  func baselines(_ proposal: ProposedViewSize) -> TextBaselines? {
    let factor =
      isResizable
      ? sizeThatFits(proposal).height / max(metrics.size.height, 0.001) : 1
    return TextBaselines(first: metrics.baseline * factor, last: metrics.baseline * factor)
  }
}
