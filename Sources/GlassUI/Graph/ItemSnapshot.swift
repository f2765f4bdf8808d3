import DisplayList

/// One item as plain values, for `dump` and for tests; points, window coordinates.
package struct ItemSnapshot {
  /// A symbol where it is drawn.
  package struct Symbol {
    package var name: String
    package var metrics: SymbolMetrics
    /// The top left of its frame.
    package var origin: CGPoint
    /// From the symbol's own coordinates to the window's, as it is drawn now.
    package var transform = CGAffineTransform.identity

    /// Leads on from the coordinates that `origin` stands in.
    mutating func present(_ presented: CGAffineTransform) {
      transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(presented)
      origin = origin.applying(presented)
    }
  }

  package var path = ""
  package var type = ""
  package var label: String?
  package var role: String?
  package var text: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isControl = false
  package var isEnabled = true
  package var isPressed = false
  package var frame = CGRect.zero
  package var target = CGRect.zero
  package var guides: [String: CGFloat] = [:]
  package var hit: [Path] = []
  package var cornerRadii: RectangleCornerRadii?
  package var symbol: Symbol?
  package var inlineSymbols: [Symbol] = []
  package var children: [ItemSnapshot] = []
}

extension ViewGraph {
  /// The tree of items as it is now.
  package func snapshot() -> [ItemSnapshot] {
    rootItemIfAny.map { [$0.snapshot(SnapshotContext())] } ?? []
  }

  /// The controls that can be named: their labels, and where to touch them in the window.
  package func controls() -> [Control] {
    var result: [Control] = []
    func collect(_ item: Item, label: String?) {
      guard !item.isDeparting, !item.isHiddenFromAccessibility, item.takesTouches else { return }
      let label = (item as? AccessibilityItem)?.label ?? label
      if item is any TouchResponder, let name = label ?? item.accessibilityText {
        result.append(Control(label: name, item: item))
      }
      for child in item.children { collect(child, label: item.passes(label, to: child)) }
    }
    if let root = rootItemIfAny { collect(root, label: nil) }
    return result
  }

  /// Something that answers a press, by its accessibility label.
  @MainActor package struct Control {
    package let label: String
    let item: Item

    /// A point inside the hit area near its middle, window coordinates; `nil` when there is none.
    package var aim: CGPoint? {
      let outward = item.windowTransform
      let inside = { (point: CGPoint) in
        var hit = item.graph.rootItemIfAny?.hitTest(point.applying(outward))
        while let current = hit, current !== item { hit = current.parent }
        return hit != nil
      }
      let outlines = item.aims
      guard var bounds = outlines.first else { return nil }
      for outline in outlines.dropFirst() { bounds = bounds.union(outline) }
      let candidates =
        [CGPoint(x: bounds.midX, y: bounds.midY)]
        + outlines.map { CGPoint(x: $0.midX, y: $0.midY) } + Self.grid(bounds)
      return (candidates.first(where: inside) ?? candidates.first)?.applying(outward)
    }

    /// Points all over a rectangle, the middle ones first: for rings and other hollow shapes.
    private static func grid(_ rect: CGRect) -> [CGPoint] {
      let steps = 12
      let points = (0..<steps * steps).map { index in
        CGPoint(
          x: rect.minX + rect.width * (CGFloat(index % steps) + 0.5) / CGFloat(steps),
          y: rect.minY + rect.height * (CGFloat(index / steps) + 0.5) / CGFloat(steps))
      }
      func distance(_ point: CGPoint) -> CGFloat {
        hypot(point.x - rect.midX, point.y - rect.midY)
      }
      return points.enumerated()
        .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
        .map(\.element)
    }

    package var isEnabled: Bool { (item as? any TouchResponder)?.isEnabled ?? true }
    package var frame: CGRect { item.target.applying(item.windowTransform) }
  }
}

extension Item {
  /// The item as it is drawn now; a label given from outside names the control inside.
  fileprivate func snapshot(_ outer: SnapshotContext) -> ItemSnapshot {
    var context = outer
    if let effect = transitionEffect {
      context.presented = effect.transform.concatenating(context.presented)
    }
    if isHiddenFromAccessibility { context.isHidden = true }
    if let own = (self as? AccessibilityItem)?.label { context.label = own }
    var result = ItemSnapshot()
    result.path = node.path
    result.type = kind
    describe(&result)
    result.frame = frame.applying(context.presented)
    result.target = target.applying(context.resting)
    result.isEnabled = environment.isEnabled
    if !context.isHidden { result.label = context.label ?? accessibilityText }
    result.hit = result.hit.map { $0.applying(context.resting) }
    result.guides = guides(context.presented)
    result.symbol?.origin = frame.origin
    result.symbol?.present(context.presented)
    for (index, symbol) in result.inlineSymbols.enumerated() {
      result.children.append(inlineSnapshot(symbol, index, of: result, context))
    }
    context.presented = presentedChildTransform.concatenating(context.presented)
    context.resting = childTransform.concatenating(context.resting)
    for child in children where !child.isUnseen {
      var inner = context
      inner.label = passes(context.label, to: child)
      result.children.append(child.snapshot(inner))
    }
    return result
  }

  /// The label given from outside that names `child`: one control inside, not each of several.
  fileprivate func passes(_ label: String?, to child: Item) -> String? {
    if self is any TouchResponder { return nil }
    return children.count == 1 || self is SecondaryItem && child === children.first ? label : nil
  }

  private func guides(_ presented: CGAffineTransform) -> [String: CGFloat] {
    let dimensions = layout.dimensions(in: layout.proposal)
    func place(_ guide: VerticalAlignment) -> CGFloat {
      CGPoint(x: frame.midX, y: frame.minY + dimensions[guide]).applying(presented).y
    }
    return [
      "firstTextBaseline": place(.firstTextBaseline), "lastTextBaseline": place(.lastTextBaseline),
    ]
  }

  /// A symbol inside a paragraph, told like an image of its own.
  private func inlineSnapshot(
    _ symbol: ItemSnapshot.Symbol, _ index: Int, of text: ItemSnapshot, _ context: SnapshotContext
  ) -> ItemSnapshot {
    var result = ItemSnapshot()
    result.path = "\(text.path)/symbol \(index)"
    result.type = "Image"
    if !context.isHidden { result.label = SymbolItem.words(of: symbol.name) }
    result.isEnabled = text.isEnabled
    result.symbol = symbol
    result.symbol?.present(context.presented)
    let own = CGRect(origin: symbol.origin, size: symbol.metrics.size)
    result.frame = own.applying(context.presented)
    result.target = own.offsetBy(dx: target.minX - frame.minX, dy: target.minY - frame.minY)
      .applying(context.resting)
    let baseline = CGPoint(x: own.midX, y: own.minY + symbol.metrics.baseline)
      .applying(context.presented).y
    result.guides = ["firstTextBaseline": baseline, "lastTextBaseline": baseline]
    return result
  }
}

/// What a snapshot takes from the items around.
private struct SnapshotContext {
  /// From the item's coordinates to the window's: as drawn now, and at rest.
  var presented = CGAffineTransform.identity
  var resting = CGAffineTransform.identity
  var label: String?
  var isHidden = false
}
