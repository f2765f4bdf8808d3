import DisplayList

/// Glass behind what it wraps: shape, press, and its way in and out of the container.
@MainActor final class GlassItem: WrapperItem {
  private(set) var glass = Glass.regular
  private(set) var shape: any Shape = DefaultGlassEffectShape()
  private let serial: Int

  /// Added to the frame while the drop is on its way: x, y, width, height in points.
  let morph = Motion(CGRect.AnimatableData.zero, key: "morph")
  /// 0 in the shape it came out of, 1 its own.
  let identity = Motion(1.0, key: "identity")
  /// How far the material has formed.
  let material = Motion(1.0, key: "materialize")
  private let press = Motion(0.0, key: "press")
  private let pull = Motion(AnimatablePair(0.0, 0.0), key: "pull")
  private let hover = Motion(0.0, key: "hover")
  private let tint = StyleMotion()
  private var touchPoint = CGPoint.zero

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
    self.glass = glass
    self.shape = shape
    let color = glass.tintColor?.rgba(in: environment) ?? .clear
    tint.update(.color(color), graph, isFresh: isFresh)
    isFresh = false
  }

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
    while let current = item, !(current is GlassContainerItem) {
      if current.isDeparting { return true }
      item = current.parent
    }
    return false
  }

  override var hasGlassOnItsWay: Bool {
    morph.isMoving || material.isMoving || super.hasGlassOnItsWay
  }

  // MARK: Geometry

  /// Where the drop is now, before any press.
  var drop: CGRect { drop(from: frame) }

  /// The same, on whole pixels at rest.
  private var drawnDrop: CGRect {
    drop(from: frameMotion.isMoving || morph.isMoving ? frame : drawnFrame)
  }

  private func drop(from base: CGRect) -> CGRect {
    // By component: a rectangle would take a negative width, as an overshoot has, for its size.
    let (origin, size) = (morph.value.first, morph.value.second)
    return CGRect(
      x: base.minX + origin.first, y: base.minY + origin.second,
      width: max(0, base.width + size.first), height: max(0, base.height + size.second))
  }

  /// How fast the drop moves, per second.
  var dropVelocity: CGRect.AnimatableData { frameMotion.velocity + morph.velocity }

  private var pressNow: GlassPress {
    GlassPress(
      amount: environment.accessibilityReduceMotion ? 0 : press.value,
      pull: environment.accessibilityReduceMotion
        ? .zero : CGPoint(x: pull.value.first, y: pull.value.second))
  }

  /// The outline the shape has in `rect`, in this item's surroundings.
  func outline(in rect: CGRect) -> _ShapeOutline {
    ShapeContext.with(self) { shape._outline(in: rect) }
  }

  /// The outline of the drop: radii on their way from the shape it came out of.
  func presentedOutline(in rect: CGRect) -> _ShapeOutline {
    let own = outline(in: rect)
    guard identity.isMoving || identity.value != 1, let origin, let from = origin.radii,
      case .roundedRectangle(let rect, let radii, let style) = own
    else { return own }
    let t = CGFloat(min(max(identity.value, 0), 1))
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    return .rounded(
      rect,
      RectangleCornerRadii(
        topLeading: mix(from.topLeading, radii.topLeading),
        bottomLeading: mix(from.bottomLeading, radii.bottomLeading),
        bottomTrailing: mix(from.bottomTrailing, radii.bottomTrailing),
        topTrailing: mix(from.topTrailing, radii.topTrailing)), style)
  }

  /// The drop's own tint, on its way from that of the shape it came out of.
  var tintNow: RGBA? {
    guard case .color(let own) = tint.style else { return nil }
    let t = min(max(identity.value, 0), 1)
    guard t < 1, let from = origin?.tint ?? (own.alpha > 0 ? own.multiplyingAlpha(by: 0) : nil)
    else { return own.alpha > 0 ? own : nil }
    let base = own.alpha > 0 ? own : from.multiplyingAlpha(by: 0)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    let mixed = RGBA(
      mix(from.red, base.red), mix(from.green, base.green), mix(from.blue, base.blue),
      mix(from.alpha, base.alpha))
    return mixed.alpha > 0 ? mixed : nil
  }

  // MARK: Drawing

  override func draw(into emitter: Emitter) {
    guard isVisible else { return super.draw(into: emitter) }
    let rect = drawnDrop
    let flex = pressNow
    let presence = min(max(material.value, 0), 1)
    if presence > 0, !isSuperseded {
      let glow: GlassShape.Glow? =
        press.value > 0.001
        ? GlassShape.Glow(
          center: touchPoint, intensity: min(max(press.value, 0), 1),
          radius: GlassPress.glowRadius * CGFloat(min(max(press.value, 0), 1)))
        : nil
      let outline = presentedOutline(in: rect)
      let isDisabled = glass.isInteractive && !environment.isEnabled
      emitter.glass(
        GlassDrop(
          shape: GlassShape(
            id: serial, outline: outline.glassOutline, transform: flex.transform(of: rect),
            variant: glass.variant == .clear ? .clear : .regular, tint: tintNow,
            presence: presence,
            highlight: min(
              1,
              max(0, press.value) * GlassPress.pressHighlight + max(0, hover.value)
                * GlassPress.hoverHighlight), glow: glow, isEnabled: !isDisabled),
          outline: { [self] in self.outline(in: $0) }, frame: rect, kind: outline.kind,
          union: environment.glassEffectUnion, press: flex,
          id: name.map { "\($0.id.base)" } ?? "\(node.path)", path: node.path,
          variantName: glass.variant == .clear ? "clear" : "regular", environment: environment))
    }
    emitter.standing(onGlass: serial) {
      emitter.layer(contentEffect(rect, flex)) { super.draw(into: emitter) }
    }
  }

  /// The blur of content whose drop has just come out, in points (A, T).
  private static let contentBlur: CGFloat = 5
  /// The blur of content whose material is forming, in points (B).
  private static let materializeBlur: CGFloat = 10

  /// Content follows its drop, fading in out of a blur, and flexes with it.
  private func contentEffect(_ drop: CGRect, _ flex: GlassPress) -> LayerEffect {
    var effect = LayerEffect(transform: flex.transform(of: drop))
    let home = frame
    if morph.isMoving || morph.value != .zero, home.width > 0, home.height > 0 {
      let scale = min(drop.width / home.width, drop.height / home.height)
      let follow = CGAffineTransform(translationX: -home.midX, y: -home.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: drop.midX, y: drop.midY))
      effect.transform = follow.concatenating(effect.transform)
    }
    let t = min(max(identity.value, 0), 1)
    if identity.isMoving || t < 1 {
      // It is there for the second half of the way, when the drop has left.
      let seen = min(max((t - 0.35) / 0.5, 0), 1)
      effect.opacity *= seen
      if seen < 1, seen > 0 { effect.filters.append(.blur(radius: Self.contentBlur * (1 - seen))) }
    }
    if material.isMoving || material.value != 1 {
      let g = min(max(material.value, 0), 1)
      effect.opacity *= g
      if g < 1, g > 0 { effect.filters.append(.blur(radius: Self.materializeBlur * (1 - g))) }
    }
    return effect
  }

  override var presentedChildTransform: CGAffineTransform {
    isVisible ? contentEffect(drawnDrop, pressNow).transform : .identity
  }

  // MARK: Touch

  override func hitTest(_ point: CGPoint) -> Item? {
    if let hit = super.hitTest(point) { return hit }
    guard isVisible, !isDeparting else { return nil }
    // At rest: flex changes nothing of what is touched.
    return outline(in: target).path.contains(point) ? self : nil
  }

  override var hitOutline: Path? { isVisible ? outline(in: target).path : nil }

  func pressBegan(at point: CGPoint) {
    touchPoint = point
    graph.retarget(press, to: 1, GlassPress.animation)
  }

  func pressMoved(to point: CGPoint) {
    touchPoint = point
    let local = point.applying(windowTransform.inverted())
    guard target.width > 0, target.height > 0 else { return }
    let offset = CGPoint(
      x: (local.x - target.midX) / (target.width / 2),
      y: (local.y - target.midY) / (target.height / 2))
    let reach = max(1, hypot(offset.x, offset.y))
    graph.retarget(
      pull, to: AnimatablePair(Double(offset.x / reach), Double(offset.y / reach)),
      GlassPress.animation)
    graph.onNeedsUpdate()
  }

  func pressEnded() {
    graph.retarget(press, to: 0, GlassPress.release)
    graph.retarget(pull, to: AnimatablePair(0, 0), GlassPress.release)
  }

  func setHovered(_ isHovered: Bool) {
    graph.retarget(hover, to: isHovered ? 1 : 0, GlassPress.animation)
  }

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

/// The shape a drop came out of.
struct GlassOrigin {
  var radii: RectangleCornerRadii?
  var tint: RGBA?

  @MainActor init(_ source: GlassItem, in rect: CGRect) {
    radii = source.presentedOutline(in: rect).radii
    tint = source.tintNow
  }
}
