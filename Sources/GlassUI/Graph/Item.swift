import DisplayList

/// What is laid out, drawn and touched: one node of the layout tree with what to draw for it.
///
/// Frames are points in the coordinates of the nearest item around it that transforms.
@MainActor class Item {
  unowned let node: _ViewNode
  let layout: LayoutNode
  private(set) var children: [Item] = []
  private(set) weak var parent: Item?

  /// Where the item is drawn: on its way from its last frame to the one layout gave it.
  let frameMotion: Motion<CGRect.AnimatableData>
  private(set) var isPlaced = false
  /// How far the item has come on the screen: 1 at rest, on its way from or to 0 in a transition.
  private(set) var presence: Motion<Double>?
  private(set) var isDeparting = false

  var graph: ViewGraph { node.graph }
  var environment: EnvironmentValues { node.environment }

  init(_ node: _ViewNode, behavior: any LayoutBehavior) {
    self.node = node
    layout = LayoutNode(behavior)
    frameMotion = Motion(CGRect.zero.animatableData, key: "frame")
    frameMotion.item = self
  }

  /// The kind of view, as `dump` names it.
  var kind: String { "View" }

  // MARK: Tree

  func setChildren(_ new: [Item]) {
    guard !new.elementsEqual(children, by: ===) || new.contains(where: { $0.parent !== self })
    else { return layoutChildrenChanged() }
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    layoutChildrenChanged()
  }

  /// Lays out all children that stay.
  func layoutChildrenChanged() {
    layout.setChildren(children.filter { !$0.isGone }.map(\.layout))
  }

  /// Takes `inner` as the item to wrap; `index` is its place among the content's items.
  func wrap(_ inner: Item, index: Int) {
    guard children.count != 1 || children[0] !== inner else { return }
    setChildren([inner])
  }

  /// Whether the item, or the one it wraps, is only on its way out.
  var isGone: Bool { isDeparting }

  func wasRemoved() {
    graph.stop(frameMotion)
    if let presence { graph.stop(presence) }
  }

  // MARK: Motion

  var frame: CGRect { CGRect(animatableData: frameMotion.value) }
  /// Where layout put the item; mirrored where text runs from right to left.
  var target: CGRect { graph.mirrored(layout.frame) }

  /// The frame to draw in: whole pixels at rest, as it comes while it moves.
  var drawnFrame: CGRect { frameMotion.isMoving ? frame : graph.pixelAligned(frame) }

  /// Takes over the frames that layout gave.
  func adoptFrames(_ animation: Animation?) {
    var animation = animation
    if let own = node.passAnimation, own.pass == graph.pass { animation = own.animation }
    if !isGone {
      let new = target.animatableData
      if !isPlaced {
        isPlaced = true
        graph.jump(frameMotion, to: new)
      } else {
        graph.retarget(frameMotion, to: new, animation)
      }
    }
    for child in children { child.adoptFrames(animation) }
  }

  /// Starts the item and what it holds in the frames that `to` makes of those in `from`.
  func seedFrames(from: CGRect, to: CGRect) {
    if !isPlaced {
      isPlaced = true
      graph.jump(frameMotion, to: target.mapped(from: from, to: to).animatableData)
    }
    for child in children { child.seedFrames(from: from, to: to) }
  }

  /// Lets the item and what it holds go to the frames that `to` makes of those in `from`.
  func sendFrames(from: CGRect, to: CGRect, _ animation: Animation) {
    graph.retarget(
      frameMotion, to: target.mapped(from: from, to: to).animatableData, animation)
    for child in children { child.sendFrames(from: from, to: to, animation) }
  }

  // MARK: Transitions

  /// The transition this item, or one it wraps, was given.
  var transition: AnyTransition? {
    children.count == 1 ? children[0].wrappedTransition : nil
  }
  /// What outer items may see of `transition`: only modifiers pass it on.
  var wrappedTransition: AnyTransition? { nil }

  func beginInsertion(_ animation: Animation) {
    let motion = Motion(0.0, key: "presence")
    motion.item = self
    presence = motion
    graph.retarget(motion, to: 1, transition?.animation ?? animation)
  }

  func beginDeparture(_ animation: Animation) {
    isDeparting = true
    let motion = presence ?? Motion(1.0, key: "presence")
    motion.item = self
    presence = motion
    graph.retarget(motion, to: 0, transition?.animation ?? animation)
    parent?.layoutChildrenChanged()
  }

  func cancelDeparture(_ animation: Animation?) {
    isDeparting = false
    if let presence { graph.retarget(presence, to: 1, transition?.animation ?? animation) }
    parent?.layoutChildrenChanged()
  }

  /// Whether anything of a departure is still to be seen.
  var isDepartureRunning: Bool {
    if let presence, presence.isMoving { return true }
    return children.contains { $0.hasGlassOnItsWay }
  }

  var hasGlassOnItsWay: Bool { children.contains { $0.hasGlassOnItsWay } }

  // MARK: Drawing

  /// What its transition does to the item now, while it comes or goes.
  final var transitionEffect: LayerEffect? {
    guard let presence, presence.isMoving || presence.value != 1 else { return nil }
    return (transition ?? .opacity).effect(isDeparting, presence.value, self)
  }

  /// Draws the item and what it holds; transitions first.
  final func emit(into emitter: Emitter) {
    emitter.fadeHere(unless: holdsGlass) {
      guard let effect = transitionEffect else { return draw(into: emitter) }
      if transition == nil, holdsGlass {
        // Glass does not fade: its material forms, and what stands on it comes with it.
        emitter.fadeBelow(effect.opacity) { draw(into: emitter) }
      } else {
        emitter.layer(effect) { draw(into: emitter) }
      }
    }
  }

  /// Whether any of what it draws is glass.
  var holdsGlass: Bool { children.contains { $0.holdsGlass } }

  func draw(into emitter: Emitter) {
    for child in childrenBackToFront { child.emit(into: emitter) }
  }

  /// Where the item stands among its siblings, back to front; a modifier passes it on.
  var zIndex: Double { 0 }

  private var childrenBackToFront: [Item] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  // MARK: Touch

  /// The front-most item under `point` that takes touches.
  func hitTest(_ point: CGPoint) -> Item? {
    guard !isDeparting else { return nil }
    for child in childrenBackToFront.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return containsPoint(point) ? self : nil
  }

  /// Whether the item's own content is under `point`.
  func containsPoint(_ point: CGPoint) -> Bool { false }

  /// The outline of the own content; in the item's coordinates.
  var contentOutline: Path? { nil }

  /// Where touches find the item itself, for `dump` and for aiming.
  var hitOutline: Path? { contentOutline }
  /// Where scripts take hold of the item, in its coordinates.
  var aims: [CGRect] { [target] }
  /// Whether what is inside adds nothing to `hitOutline`.
  var stopsHitTesting: Bool { false }
  /// Whether touches reach what is inside.
  var takesTouches: Bool { true }

  /// From the coordinates in which the children's frames stand to the item's own, at rest.
  var childTransform: CGAffineTransform { .identity }
  /// The same as it is drawn now.
  var presentedChildTransform: CGAffineTransform { childTransform }

  /// From the item's coordinates to the window's.
  var windowTransform: CGAffineTransform {
    var result = CGAffineTransform.identity
    var item = parent
    while let current = item {
      result = result.concatenating(current.childTransform)
      item = current.parent
    }
    return result
  }

  // MARK: Accessibility

  func describe(_ snapshot: inout ItemSnapshot) {}

  /// A label given from outside or made of what is inside; `nil` for what has none.
  var accessibilityText: String? {
    let texts = children.compactMap(\.accessibilityText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  var isHiddenFromAccessibility: Bool { false }

  /// Whether nothing of the item or what it holds is to be seen or found.
  var isUnseen: Bool { false }
}

/// An item that changes how one other looks, not where it stands.
@MainActor class WrapperItem: Item {
  override var isGone: Bool { super.isGone || children.contains { $0.isGone } }
  override var wrappedTransition: AnyTransition? {
    children.count == 1 ? children[0].wrappedTransition : nil
  }

  override var zIndex: Double { children.count == 1 ? children[0].zIndex : 0 }

  convenience init(_ node: _ViewNode) { self.init(node, behavior: PassthroughLayout()) }
}
