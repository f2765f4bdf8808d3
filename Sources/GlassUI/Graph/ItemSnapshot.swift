import DisplayList

/// One item as plain values, for `dump` and for tests; points, window coordinates.
package struct ItemSnapshot {
  /// A symbol where it is drawn.
  package struct Symbol {
    package var name: String
    package var metrics: SymbolMetrics
    /// The top left of its frame.
    package var origin: CGPoint
  }

  package var path = ""
  package var type = ""
  package var label: String?
  package var role: String?
  package var text: String?
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
  package func snapshot() -> [ItemSnapshot] { rootItemIfAny.map { [$0.snapshot()] } ?? [] }

  /// The controls that can be named: their labels, and where to touch them in the window.
  package func controls() -> [Control] {
    var result: [Control] = []
    func collect(_ item: Item, label: String?) {
      guard !item.isDeparting, !item.isHiddenFromAccessibility, item.takesTouches else { return }
      let label = (item as? AccessibilityItem)?.label ?? label
      if item is any TouchResponder, let name = label ?? item.accessibilityText {
        result.append(Control(label: name, item: item))
      }
      // A label given from outside names the control inside, not each of several.
      for child in item.children {
        collect(child, label: item.children.count == 1 || item is SecondaryItem && child === item.children.first ? label : nil)
      }
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
        item.graph.rootItemIfAny?.hitTest(point.applying(outward)) != nil
          && item.hitTest(point) != nil
      }
      let outlines = (item as? ButtonItem)?.hitOutlines.map(\.boundingRect) ?? [item.target]
      guard var bounds = outlines.first else { return nil }
      for outline in outlines.dropFirst() { bounds = bounds.union(outline) }
      let candidates =
        [CGPoint(x: bounds.midX, y: bounds.midY)]
        + outlines.map { CGPoint(x: $0.midX, y: $0.midY) }
      return (candidates.first(where: inside) ?? candidates.first)?.applying(outward)
    }

    package var isEnabled: Bool { (item as? ButtonItem)?.isEnabled ?? true }
    package var frame: CGRect { item.target.applying(item.windowTransform) }
  }
}

extension Item {
  func snapshot() -> ItemSnapshot {
    var result = ItemSnapshot()
    result.path = node.path
    result.type = kind
    let outward = windowTransform
    describe(&result)
    result.frame = frame.applying(outward)
    result.target = target.applying(outward)
    result.isEnabled = environment.isEnabled
    if !isHiddenFromAccessibility { result.label = accessibilityText }
    result.hit = result.hit.map { $0.applying(outward) }
    let dimensions = layout.dimensions(in: layout.proposal)
    result.guides = [
      "firstTextBaseline": target.minY + dimensions[VerticalAlignment.firstTextBaseline],
      "lastTextBaseline": target.minY + dimensions[VerticalAlignment.lastTextBaseline],
    ]
    func move(_ symbol: inout ItemSnapshot.Symbol) {
      symbol.origin = symbol.origin.applying(outward)
    }
    if result.symbol != nil { result.symbol?.origin = frame.origin.applying(outward) }
    for index in result.inlineSymbols.indices { move(&result.inlineSymbols[index]) }
    result.children = children.map { $0.snapshot() }
    return result
  }
}
