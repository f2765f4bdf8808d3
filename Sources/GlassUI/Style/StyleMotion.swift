import DisplayList

/// A style as drawn: colours animate, gradients change at once.
///
/// A label of glass is two colours, one for each appearance, which animate side by side.
@MainActor final class StyleMotion {
  typealias Channels = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  private let motion = Motion(StyleMotion.channels(.clear), key: "color")
  /// The colour on glass of the other appearance.
  private let counterpart = Motion(StyleMotion.channels(.clear), key: "glassColor")
  private var target = _ResolvedStyle.color(.clear)
  /// The label that is shown or on its way out.
  private var label: GlassLabel?

  var item: Item? {
    get { motion.item }
    set {
      motion.item = newValue
      counterpart.item = newValue
    }
  }

  func update(_ style: _ResolvedStyle, _ graph: ViewGraph, isFresh: Bool) {
    let previous = target
    target = style
    if case .glassLabel(let new) = style { label = new }
    guard let (own, other) = style.colors else { return }
    guard previous.colors != nil, !isFresh else {
      graph.jump(motion, to: Self.channels(own))
      graph.jump(counterpart, to: Self.channels(other))
      return
    }
    graph.retarget(motion, to: Self.channels(own), graph.animation)
    if label != nil {
      graph.retarget(counterpart, to: Self.channels(other), graph.animation)
    } else {
      graph.jump(counterpart, to: Self.channels(other))
    }
  }

  var style: _ResolvedStyle {
    switch target {
    case .gradient: return target
    case .color:
      guard motion.isMoving else {
        return Self.color(motion.value).alpha > 0 ? target : .color(.clear)
      }
      guard label != nil, counterpart.isMoving else { return .color(Self.color(motion.value)) }
    case .glassLabel:
      guard motion.isMoving || counterpart.isMoving else { return target }
    }
    let isDark = label?.isDark ?? false
    let (own, other) = (Self.color(motion.value), Self.color(counterpart.value))
    return .glassLabel(
      GlassLabel(onLight: isDark ? other : own, onDark: isDark ? own : other, isDark: isDark))
  }

  func stop(_ graph: ViewGraph) {
    graph.stop(motion)
    graph.stop(counterpart)
  }

  /// Premultiplied, so that a fade from clear does not pass through black.
  private static func channels(_ c: RGBA) -> Channels {
    AnimatablePair(
      AnimatablePair(c.red * c.alpha, c.green * c.alpha), AnimatablePair(c.blue * c.alpha, c.alpha))
  }

  private static func color(_ v: Channels) -> RGBA {
    func clamped(_ c: Double) -> Double { min(max(c, 0), 1) }
    let alpha = clamped(v.second.second)
    guard alpha > 0 else { return .clear }
    return RGBA(
      clamped(v.first.first / alpha), clamped(v.first.second / alpha),
      clamped(v.second.first / alpha), alpha)
  }
}

extension _ResolvedStyle {
  /// The colour in the surroundings' appearance, and the one on glass of the other appearance.
  fileprivate var colors: (own: RGBA, other: RGBA)? {
    switch self {
    case .color(let color): (color, color)
    case .glassLabel(let label):
      label.isDark ? (label.onDark, label.onLight) : (label.onLight, label.onDark)
    case .gradient: nil
    }
  }
}
