import DisplayList

/// The drop as it is now: where, in which outline and colour, and how content follows it.
extension GlassItem {
  /// Where the drop is now, before any press.
  var drop: CGRect { drop(from: frame) }

  /// The same, on whole pixels at rest.
  var drawnDrop: CGRect {
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

  var pressNow: GlassPress {
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

  /// The blur of content whose drop has just come out, in points (A, T).
  private static let contentBlur: CGFloat = 5
  /// The blur of content whose material is forming, in points (B).
  private static let materializeBlur: CGFloat = 10

  /// Content follows its drop, fading in out of a blur, and flexes with it.
  func contentEffect(_ drop: CGRect, _ flex: GlassPress) -> LayerEffect {
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
    if !isContentSteady, material.isMoving || material.value != 1 {
      let g = min(max(material.value, 0), 1)
      effect.opacity *= g
      if g < 1, g > 0 { effect.filters.append(.blur(radius: Self.materializeBlur * (1 - g))) }
    }
    return effect
  }
}
