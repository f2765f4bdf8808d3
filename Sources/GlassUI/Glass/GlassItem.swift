import DisplayList

/// Glass behind what it wraps: shape, press, and its way in and out of the container.
@MainActor final class GlassItem: WrapperItem {
  private(set) var glass = Glass.regular
  /// The glass that was there last, while none is: it goes as what it was.
  private var shown = Glass.regular
  private(set) var shape: any Shape = DefaultGlassEffectShape()
  private let serial: Int

  /// Added to the frame while the drop is on its way: x, y, width, height in points.
  let morph = Motion(CGRect.AnimatableData.zero, key: "morph")
  /// 0 in the shape it came out of, 1 its own.
  let identity = Motion(1.0, key: "identity")
  /// How far the material has formed.
  let material = Motion(1.0, key: "materialize")
  let press = Motion(0.0, key: "press")
  let pull = Motion(AnimatablePair(0.0, 0.0), key: "pull")
  let hover = Motion(0.0, key: "hover")
  let tint = StyleMotion()
  var touchPoint = CGPoint.zero

  /// What the drop looked like in the shape it came out of.
  var origin: GlassOrigin?
  /// Whether the container has seen it: later ones come with a transition.
  var isKnown = false
  var isLeaving = false
  /// Whether another view took over its name, and with it its glass.
  var isSuperseded = false
  weak var superseder: GlassItem?
  /// Where the last layout before this one put it.
  var lastTarget: CGRect?
  /// Whether the content stays what it is while the material forms or goes.
  var isContentSteady = false
  private var isFresh = true

  override var kind: String { "GlassEffect" }

  init(_ node: _ViewNode) {
    serial = node.graph.nextSerial()
    super.init(node, behavior: PassthroughLayout())
    for motion in [identity, material, press, hover] { motion.item = self }
    morph.item = self
    pull.item = self
    tint.item = self
    graph.glass.add(self)
  }

  func update(_ glass: Glass, shape: any Shape) {
    let wasVisible = isVisible
    self.glass = glass
    self.shape = shape
    if isVisible { shown = glass }
    if !isFresh, isVisible != wasVisible { switchMaterial() }
    let color = shown.tintColor?.rgba(in: environment) ?? .clear
    tint.update(.color(color), graph, isFresh: isFresh)
    isFresh = false
    if !answersTouch {
      // What is held or hovered while it stops answering lets go.
      pressEnded()
      setHovered(false)
    }
  }

  /// Lets the material of a view that stays form or go.
  private func switchMaterial() {
    guard graph.animation != nil, glassTransition.kind != .identity else {
      return graph.jump(material, to: 1)
    }
    isContentSteady = true
    if isVisible, !material.isMoving { graph.jump(material, to: 0) }
    graph.retarget(
      material, to: isVisible ? 1 : 0,
      isVisible ? GlassMorphing.materializeIn : GlassMorphing.materializeOut)
  }

  /// The animation as this glass may move: with Reduce Motion it never goes too far.
  func tamed(_ animation: Animation?) -> Animation? {
    environment.accessibilityReduceMotion ? animation?.withoutOvershoot : animation
  }

  override func adoptFrames(_ animation: Animation?) { super.adoptFrames(tamed(animation)) }

  /// The kind of glass that is seen, be it on its way out.
  var variant: Glass.Variant { shown.variant }
  var isVisible: Bool { glass.variant != .identity }
  var name: GlassName? { environment.glassEffectID }
  var glassTransition: GlassEffectTransition { environment.glassEffectTransition }
  var answersTouch: Bool { glass.isInteractive && isVisible && environment.isEnabled }

  var container: GlassContainerItem? {
    var item = parent
    while let current = item {
      if let container = current as? GlassContainerItem { return container }
      item = current.parent
    }
    return nil
  }

  /// Whether the item, or one around it, is on its way out.
  var isWithinDeparting: Bool {
    var item: Item? = self
    while let current = item {
      if current.isDeparting { return true }
      item = current.parent
    }
    return false
  }

  /// Whether a view around it comes or goes with a transition it was given, which takes the glass
  /// along as it is.
  var isTakenAlong: Bool {
    var (item, isOwn): (Item?, Bool) = (self, true)
    while let current = item {
      if !isOwn, current.presence?.isMoving == true, current.transition != nil { return true }
      item = current.parent
      // What wraps nothing but this glass gives it a transition of its own.
      isOwn = isOwn && item?.children.count == 1
    }
    return false
  }

  override var hasGlassOnItsWay: Bool {
    morph.isMoving || material.isMoving || super.hasGlassOnItsWay
  }

  // MARK: Drawing

  override var holdsGlass: Bool { isDrawn || super.holdsGlass }

  /// Whether there is glass to be seen, be it on its way out.
  private var isDrawn: Bool { isVisible || material.isMoving }

  override func draw(into emitter: Emitter) {
    guard isDrawn else { return super.draw(into: emitter) }
    let isSudden = glassTransition.kind == .identity
    let rect = drawnDrop
    let flex = pressNow
    let presence = min(max(material.value, 0), 1)
    let light = GlassPress.light(on: variant)
    if presence > 0, !isSuperseded, !(isSudden && isLeaving) {
      let glow: GlassShape.Glow? =
        press.value > 0.001
        ? GlassShape.Glow(
          center: touchPoint, intensity: light * min(max(press.value, 0), 1),
          radius: GlassPress.glowRadius * CGFloat(min(max(press.value, 0), 1)))
        : nil
      let outline = presentedOutline(in: rect)
      let isDisabled = glass.isInteractive && !environment.isEnabled
      emitter.glass(
        GlassDrop(
          shape: GlassShape(
            id: serial, outline: outline.glassOutline, transform: flex.transform(of: rect),
            variant: variant == .clear ? .clear : .regular, tint: tintNow,
            presence: presence,
            highlight: light
              * min(
                1,
                max(0, press.value) * GlassPress.pressHighlight + max(0, hover.value)
                  * GlassPress.hoverHighlight), glow: glow, isEnabled: !isDisabled),
          outline: { [self] in self.outline(in: $0) }, frame: rect, kind: outline.kind,
          union: environment.glassEffectUnion, press: flex,
          id: name.map { "\($0.id.base)" } ?? "\(node.path)", path: node.path,
          variantName: variant == .clear ? "clear" : "regular", environment: environment))
    }
    let effect = contentEffect(rect, flex)
    emitter.standing(onGlass: serial) {
      if isSudden { return emitter.layer(effect) { super.draw(into: emitter) } }
      emitter.withoutFade { emitter.layer(effect) { super.draw(into: emitter) } }
    }
  }

  override var presentedChildTransform: CGAffineTransform {
    isDrawn ? contentEffect(drawnDrop, pressNow).transform : .identity
  }

  // MARK: Touch

  override func hitTest(_ point: CGPoint) -> Item? {
    if let hit = super.hitTest(point) { return hit }
    guard isVisible, !isDeparting else { return nil }
    // At rest: flex changes nothing of what is touched.
    return outline(in: target).path.contains(point) ? self : nil
  }

  override var hitOutline: Path? { isVisible ? outline(in: target).path : nil }

  override func describe(_ snapshot: inout ItemSnapshot) {
    if isVisible { snapshot.cornerRadii = outline(in: frame).radii }
  }

  override func wasRemoved() {
    super.wasRemoved()
    for motion in [identity, material, press, hover] { graph.stop(motion) }
    graph.stop(morph)
    graph.stop(pull)
    tint.stop(graph)
    graph.glass.remove(self)
  }
}
