import DisplayList

/// A paragraph in its frame.
@MainActor final class TextItem: Item {
  private var spec = TextSpec(spans: [])
  private let color = StyleMotion()
  private var isFresh = true

  override var kind: String { "Text" }

  init(_ node: _ViewNode) {
    super.init(node, behavior: LeafLayout.fixed(.zero))
    color.item = self
  }

  func update(_ text: Text) {
    let environment = environment
    let font = environment.font ?? .body
    let leading = font.lineLeading.spacing * font.spec(in: environment).size
    let new = TextSpec(
      spans: text.spans(
        in: environment,
        symbols: SymbolNames(
          isOwn: graph.measurer.hasOwnSymbol, exists: graph.measurer.hasSymbol)),
      alignment: environment.multilineTextAlignment.spec,
      lineLimit: environment.lineLimit.map { max(1, $0) },
      reservesSpace: environment.reservesLines, truncation: environment.truncationMode.spec,
      lineSpacing: environment.lineSpacing + leading,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    let style = ForegroundStyle()._resolve(in: _StyleContext(environment))
    color.update(style, graph, isFresh: isFresh)
    if new != spec || isFresh {
      spec = new
      let font = new.spans.first?.font ?? font.spec(in: environment)
      layout.behavior = LeafLayout(
        TextLeaf(spec: new, measurer: graph.measurer, metrics: graph.measurer.metrics(of: font)))
    }
    isFresh = false
  }

  override func draw(into emitter: Emitter) {
    guard !spec.spans.isEmpty, !Redaction.draw(self, color.style, into: emitter) else { return }
    let frame = textFrame
    emitter.add(.text(spec, frame: frame, color.style.paint(in: frame)))
  }

  /// The frame at its own size, so that nothing wraps anew; its baseline on whole pixels at rest.
  private var textFrame: CGRect {
    guard !frameMotion.isMoving else { return CGRect(origin: frame.origin, size: target.size) }
    var rect = target
    let metrics = graph.measurer.metrics(of: spec, width: rect.width, height: rect.height)
    let baseline = rect.minY + metrics.firstBaseline
    rect.origin.y += (baseline * graph.scale).rounded() / graph.scale - baseline
    rect.origin.x = (rect.minX * graph.scale).rounded() / graph.scale
    return rect
  }

  override func containsPoint(_ point: CGPoint) -> Bool { target.contains(point) }
  override var contentOutline: Path? { Path(target) }
  override var accessibilityText: String? { spec.string.isEmpty ? nil : spec.string }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.text = spec.string
    let metrics = graph.measurer.metrics(of: spec, width: target.width, height: target.height)
    snapshot.inlineSymbols = metrics.symbols.map { symbol in
      ItemSnapshot.Symbol(
        name: symbol.spec.name, metrics: symbol.metrics,
        origin: CGPoint(x: frame.minX + symbol.frame.minX, y: frame.minY + symbol.frame.minY))
    }
  }

  override func wasRemoved() {
    super.wasRemoved()
    color.stop(graph)
  }
}

/// A paragraph's answer to proposals, by the measuring engine.
private struct TextLeaf: LeafMeasuring {
  let spec: TextSpec
  let measurer: any Measuring
  let metrics: FontMetrics

  private func laidOut(_ proposal: ProposedViewSize) -> TextMetrics {
    func bounded(_ v: CGFloat?) -> CGFloat? {
      guard let v, v.isFinite else { return nil }
      return max(0, v)
    }
    return measurer.metrics(
      of: spec, width: bounded(proposal.width), height: bounded(proposal.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { laidOut(proposal).size }

  func baselines(_ proposal: ProposedViewSize) -> TextBaselines? {
    let metrics = laidOut(proposal)
    return TextBaselines(first: metrics.firstBaseline, last: metrics.lastBaseline)
  }

  var spacing: ViewSpacing {
    .text(
      TextLineMetrics(
        ascent: metrics.ascender, descent: metrics.descender, capHeight: metrics.capHeight))
  }
}

extension TextAlignment {
  var spec: TextSpec.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var spec: TextSpec.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
