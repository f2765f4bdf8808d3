import DisplayList

/// What answers a press: buttons and taps.
@MainActor protocol TouchResponder: Item {
  func touchBegan(at point: CGPoint)
  func touchMoved(to point: CGPoint, isInside: Bool)
  func touchEnded(at point: CGPoint, isInside: Bool)
  func touchCancelled()
  /// Whether the touch is its own from now on: then no gesture around takes it over.
  var hasBegun: Bool { get }
  var isEnabled: Bool { get }
}

extension TouchResponder {
  var hasBegun: Bool { false }
  var isEnabled: Bool { true }
}

/// The pointer and the keyboard as the views of one graph know them.
///
/// Points are the window's, in points.
@MainActor package final class TouchState {
  weak var graph: ViewGraph?
  private var contest = TouchContest()
  private weak var pressedGlass: GlassItem?
  private weak var hoveredGlass: GlassItem?
  /// With their nodes, so that those whose view has gone can be asked whether it has.
  private var hovered: [(item: HoverItem, node: _ViewNode)] = []
  private var isDown = false
  private weak var focused: ButtonItem?
  private var showsFocus = false
  private var isKeyPressing = false

  nonisolated init() {}

  private func hit(_ point: CGPoint) -> Item? { graph?.rootItemIfAny?.hitTest(point) }

  /// The items from the hit one outward.
  private func chain(_ item: Item?) -> [Item] {
    var result: [Item] = []
    var next = item
    while let current = next {
      result.append(current)
      next = current.parent
    }
    return result
  }

  private func isInside(_ item: any TouchResponder, _ point: CGPoint) -> Bool {
    guard !item.node.isRemoved else { return false }
    // What lies in front takes nothing from a press that already began.
    return item.hitTest(point.applying(item.windowTransform.inverted())) != nil
  }

  // MARK: Pointer

  package func pointerDown(at point: CGPoint) {
    // A second press while one is held changes nothing.
    guard !isDown else { return }
    isDown = true
    showsFocus = false
    let chain = chain(hit(point))
    contest = TouchContest(chain)
    pressedGlass = chain.lazy.compactMap { $0 as? GlassItem }.first { $0.answersTouch }
    contest.began(at: point)
    pressedGlass?.pressBegan(at: point)
    setHovered(glass: nil)
  }

  package func pointerMoved(to point: CGPoint) {
    let chain = chain(hit(point))
    setHovered(chain.compactMap { $0 as? HoverItem })
    if isDown {
      contest.moved(to: point) { isInside($0, point) }
      pressedGlass?.pressMoved(to: point)
    } else {
      setHovered(glass: chain.lazy.compactMap { $0 as? GlassItem }.first { $0.answersTouch })
    }
  }

  package func pointerUp(at point: CGPoint) {
    guard isDown else { return }
    isDown = false
    pressedGlass?.pressEnded()
    pressedGlass = nil
    let ended = contest
    contest = TouchContest()
    ended.ended(at: point) { isInside($0, point) }
  }

  /// The press ends without a release.
  package func cancel() {
    isDown = false
    if isKeyPressing { focused?.touchCancelled() }
    isKeyPressing = false
    pressedGlass?.pressEnded()
    pressedGlass = nil
    contest.cancelled()
    contest = TouchContest()
  }

  package func pointerLeft() {
    setHovered(glass: nil)
    setHovered([])
  }

  private func setHovered(_ items: [HoverItem]) {
    let old = hovered
    hovered = items.map { ($0, $0.node) }
    for (item, node) in old where !items.contains(where: { $0 === item }) && !node.isRemoved {
      item.action(false)
    }
    for item in items where !old.contains(where: { $0.item === item }) { item.action(true) }
  }

  private func setHovered(glass: GlassItem?) {
    guard hoveredGlass !== glass else { return }
    hoveredGlass?.setHovered(false)
    hoveredGlass = glass
    glass?.setHovered(true)
  }

  // MARK: Keyboard

  private var focusables: [ButtonItem] {
    var result: [ButtonItem] = []
    func collect(_ item: Item) {
      guard !item.isDeparting, item.takesTouches else { return }
      if let button = item as? ButtonItem, button.isEnabled { result.append(button) }
      item.children.forEach(collect)
    }
    if let root = graph?.rootItemIfAny { collect(root) }
    return result
  }

  /// Moves the focus to the next control, or the one before.
  package func moveFocus(forward: Bool) {
    let all = focusables
    guard !all.isEmpty else { return }
    let index = all.firstIndex { $0 === focused }
    let next =
      switch (index, forward) {
      case (nil, true): 0
      case (nil, false): all.count - 1
      case (let i?, true): (i + 1) % all.count
      case (let i?, false): (i + all.count - 1) % all.count
      }
    focused = all[next]
    showsFocus = true
    graph?.onNeedsUpdate()
  }

  /// Presses the focused control; says whether there was one.
  package func keyDown() -> Bool {
    guard let focused, focused.isEnabled, !focused.node.isRemoved, !isDown else { return false }
    guard !isKeyPressing else { return true }
    isKeyPressing = true
    let centre = focused.windowCentre
    focused.touchBegan(at: centre)
    pressedGlass = focused.glassAround
    pressedGlass?.pressBegan(at: centre)
    return true
  }

  package func keyUp() {
    guard isKeyPressing else { return }
    isKeyPressing = false
    pressedGlass?.pressEnded()
    pressedGlass = nil
    guard let focused, !focused.node.isRemoved else { return }
    focused.touchEnded(at: focused.windowCentre, isInside: focused.isEnabled)
  }

  package var isPressing: Bool { isDown || isKeyPressing }
  package var hasFocus: Bool { focused != nil }

  /// Around the focused control, in points. T
  private static let ringGap: CGFloat = 3
  private static let ringWidth: CGFloat = 3

  func drawFocusRing(into emitter: Emitter) {
    guard showsFocus, let focused, !focused.node.isRemoved, let graph else { return }
    let around = focused.glassAround?.frame ?? focused.frame
    let rect = around.insetBy(dx: -Self.ringGap, dy: -Self.ringGap)
      .applying(focused.windowTransform)
    let radius = min(min(rect.width, rect.height) / 2, 16)
    let color = AccentColor.rgba(in: focused.environment).multiplyingAlpha(by: 0.7)
    emitter.add(
      .stroke(
        Path(roundedRect: graph.pixelAligned(rect), cornerRadius: radius), .color(color),
        StrokeStyle(lineWidth: Self.ringWidth), isAntialiased: true))
  }
}

extension Item {
  var windowCentre: CGPoint {
    CGPoint(x: target.midX, y: target.midY).applying(windowTransform)
  }

  /// The glass that flexes when the item is pressed: around it, else inside it.
  var glassAround: GlassItem? {
    var outer = parent
    while let current = outer {
      if let glass = current as? GlassItem { return glass.answersTouch ? glass : nil }
      outer = current.parent
    }
    func inner(_ item: Item) -> GlassItem? {
      if let glass = item as? GlassItem { return glass.answersTouch ? glass : nil }
      return item.children.lazy.compactMap(inner).first
    }
    return inner(self)
  }
}
