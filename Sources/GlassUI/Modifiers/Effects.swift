import DisplayList

/// An item that draws what it wraps as one, with an effect.
@MainActor class EffectItem: WrapperItem {
  /// The effect as it is drawn now.
  func effect() -> LayerEffect { LayerEffect() }
  override var presentedChildTransform: CGAffineTransform { effect().transform }
  override func draw(into emitter: Emitter) {
    emitter.layer(effect()) { super.draw(into: emitter) }
  }
}

/// An effect with one animatable value.
@MainActor final class AnimatedEffectItem<Value: VectorArithmetic>: EffectItem {
  private let name: String
  private let motion: Motion<Value>
  private var make: (Value, CGRect, EnvironmentValues) -> LayerEffect = { _, _, _ in LayerEffect() }
  private var isFresh = true

  override var kind: String { name }

  init(_ node: _ViewNode, kind: String, _ value: Value) {
    name = kind
    motion = Motion(value, key: kind)
    super.init(node, behavior: PassthroughLayout())
    motion.item = self
  }

  func update(
    _ value: Value, _ make: @escaping (Value, CGRect, EnvironmentValues) -> LayerEffect
  ) {
    self.make = make
    if isFresh {
      graph.jump(motion, to: value)
    } else {
      graph.retarget(motion, to: value, graph.animation)
    }
    isFresh = false
  }

  /// The effect once nothing moves: touches go where the content will be.
  private var restingEffect: LayerEffect { make(motion.target, target, environment) }

  override func effect() -> LayerEffect { make(motion.value, frame, environment) }
  override var childTransform: CGAffineTransform { restingEffect.transform }

  override func hitTest(_ point: CGPoint) -> Item? {
    let effect = restingEffect
    guard effect.opacity > 0, abs(effect.transform.determinant) > 1e-9 else { return nil }
    return super.hitTest(point.applying(effect.transform.inverted()))
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.stop(motion)
  }
}

nonisolated struct EffectModifier<Value: VectorArithmetic>: ViewModifier {
  typealias Body = Never
  let kind: String
  let value: Value
  let make: @MainActor (Value, CGRect, EnvironmentValues) -> LayerEffect

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { [kind, value] in AnimatedEffectItem($0, kind: kind, value) }) {
      $0.update(value, make)
    }
  }
}

extension View {
  nonisolated func effect<Value: VectorArithmetic>(
    _ kind: String, _ value: Value,
    _ make: @escaping @MainActor (Value, CGRect, EnvironmentValues) -> LayerEffect
  ) -> some View {
    modifier(EffectModifier(kind: kind, value: value, make: make))
  }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    effect("opacity", opacity.isFinite ? min(max(opacity, 0), 1) : 1) { value, _, _ in
      LayerEffect(opacity: min(max(value, 0), 1))
    }
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    effect("scaleEffect", AnimatablePair(x, y)) { value, rect, _ in
      LayerEffect(
        transform: CGAffineTransform(scaleX: value.first, y: value.second)
          .about(anchor.point(in: rect)))
    }
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", angle.radians) { value, rect, _ in
      LayerEffect(
        transform: CGAffineTransform(rotationAngle: CGFloat(value))
          .about(anchor.point(in: rect)))
    }
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("transformEffect", 0.0) { _, rect, _ in
      LayerEffect(transform: transform.about(rect.origin))
    }
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("blur", max(0, radius)) { value, _, _ in
      LayerEffect(filters: value > 0 ? [.blur(radius: value)] : [])
    }
  }

  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect("shadow", AnimatablePair(max(0, radius), AnimatablePair(x, y))) {
      value, _, environment in
      LayerEffect(
        filters: [
          .shadow(
            color.rgba(in: environment), radius: max(0, value.first), x: value.second.first,
            y: value.second.second)
        ])
    }
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    effect("brightness", amount) { value, _, _ in
      LayerEffect(filters: value == 0 ? [] : [.brightness(value)])
    }
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    effect("contrast", amount) { value, _, _ in
      LayerEffect(filters: value == 1 ? [] : [.contrast(value)])
    }
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    effect("saturation", amount) { value, _, _ in
      LayerEffect(filters: value == 1 ? [] : [.saturation(value)])
    }
  }
  nonisolated public func grayscale(_ amount: Double) -> some View {
    effect("grayscale", amount) { value, _, _ in
      LayerEffect(filters: value == 0 ? [] : [.grayscale(value)])
    }
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    effect("hueRotation", angle.radians) { value, _, _ in
      LayerEffect(filters: value == 0 ? [] : [.hueRotation(radians: value)])
    }
  }
  nonisolated public func colorInvert() -> some View {
    effect("colorInvert", 0.0) { _, _, _ in LayerEffect(filters: [.colorInvert]) }
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect("colorMultiply", 0.0) { _, _, environment in
      LayerEffect(filters: [.colorMultiply(color.rgba(in: environment))])
    }
  }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View {
    effect("blendMode", 0.0) { _, _, _ in LayerEffect(blendMode: mode) }
  }
  /// Draws the view as one before effects outside of it.
  ///
  /// Every effect here takes what it wraps as one already, so the group is the view itself.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view off screen first; on a CPU that is how it is drawn anyway.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, style: style))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

/// How colours mix with those behind.
public typealias BlendMode = DrawCommand.BlendMode
