import DisplayList

/// A symbol in its frame; replaced by another it can hand over in motion.
@MainActor final class SymbolItem: Item {
  private var spec = SymbolSpec(name: "", pointSize: 17)
  private var image = Image(systemName: "")
  private let color = StyleMotion()
  private var levels: [_ResolvedStyle] = []
  private lazy var replacement = SymbolReplacement(self)
  private let effects = SymbolEffectPlayer()
  private var isFresh = true

  override var kind: String { "Image" }

  init(_ node: _ViewNode) {
    super.init(node, behavior: LeafLayout.fixed(.zero))
    color.item = self
  }

  func update(_ image: Image) {
    guard
      let new = image.symbolSpec(
        in: environment, isOwn: true, exists: graph.measurer.hasSymbol)
    else { return }
    let metrics = graph.measurer.metrics(of: new)
    let primary = ForegroundLevels.resolve(0, in: _StyleContext(environment))
    color.update(primary, graph, isFresh: isFresh)
    levels = SymbolPaints.others(new.renderingMode, primary: primary, in: environment)
    let transition = environment.contentTransition
    if !isFresh, new.name != spec.name, transition.replacesSymbols, let animation = graph.animation
    {
      replacement.begin(from: spec, to: new, transition, animation, in: self)
    }
    effects.update(self, layers: metrics.variableLayers, isFresh: isFresh)
    if new != spec || image.resizing != self.image.resizing || isFresh {
      spec = new
      layout.behavior = LeafLayout(
        SymbolLeaf(metrics: metrics, isResizable: image.resizing != nil))
    }
    self.image = image
    isFresh = false
  }

  override func draw(into emitter: Emitter) {
    let frame = symbolFrame
    let mode = image.colorMode ?? environment.symbolColorRenderingMode ?? .flat
    let paints = ([color.style] + levels).map { mode.shaded($0).paint(in: frame) }
    let pose = effects.pose
    guard replacement.isMoving, let outgoing = replacement.outgoing else {
      return draw(spec, in: frame, paints, pose, into: emitter)
    }
    if let handover = replacement.handover {
      var moving = spec
      moving.handover = handover
      return draw(moving, in: handoverFrame(from: outgoing), paints, pose, into: emitter)
    }
    if let going = replacement.outgoingPose {
      let size = graph.measurer.metrics(of: outgoing).size
      let old = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      draw(outgoing, in: old, paints, going.combined(with: pose), into: emitter)
    }
    if let coming = replacement.incomingPose {
      draw(spec, in: frame, paints, coming.combined(with: pose), into: emitter)
    }
  }

  private func draw(
    _ spec: SymbolSpec, in frame: CGRect, _ paints: [Paint], _ pose: SymbolPose,
    into emitter: Emitter
  ) {
    guard !pose.isIdentity else {
      return emitter.add(.symbol(spec, frame: frame, paints: paints))
    }
    guard pose.opacity > 0, pose.scale > 0 else { return }
    // A badge does not move the centre about which the body turns.
    let metrics = graph.measurer.metrics(of: spec)
    let factor = metrics.size.height > 0 ? frame.height / metrics.size.height : 1
    let anchor = CGPoint(
      x: frame.midX + (metrics.body.midX - metrics.size.width / 2) * factor,
      y: frame.midY + (metrics.body.midY - metrics.size.height / 2) * factor)
    var (spec, paints) = (spec, paints)
    spec.drawnShare = pose.drawn
    if metrics.variableLayers == 0 {
      paints = pose.paints(paints)
    } else if pose.levels.contains(where: { $0 != 1 }) {
      // Levels light from the last one on, layers that stand for an amount from the first.
      spec.layerOpacities = pose.levels.reversed()
    }
    emitter.layer(pose.effect(about: anchor, em: spec.pointSize * factor)) {
      emitter.add(.symbol(spec, frame: frame, paints: paints))
    }
  }

  /// The frame of the new symbol at its own size, its baseline on the way from the old one's.
  private func handoverFrame(from outgoing: SymbolSpec) -> CGRect {
    let (old, new) = (graph.measurer.metrics(of: outgoing), graph.measurer.metrics(of: spec))
    let rect = symbolFrame
    guard image.resizing == nil else { return rect }
    let way =
      abs(new.size.height - old.size.height) < 1e-6
      ? 1 : (rect.height - old.size.height) / (new.size.height - old.size.height)
    let baseline = old.baseline + (new.baseline - old.baseline) * way
    return CGRect(
      x: rect.midX - new.size.width / 2, y: rect.minY + baseline - new.baseline,
      width: new.size.width, height: new.size.height)
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
    replacement.stop(graph)
    effects.stop(graph)
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
