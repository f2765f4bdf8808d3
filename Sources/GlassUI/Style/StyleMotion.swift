import DisplayList

/// A style as drawn: colours animate, gradients change at once.
@MainActor final class StyleMotion {
  typealias Channels = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  let motion = Motion(StyleMotion.channels(.clear), key: "color")
  private var target = _ResolvedStyle.color(.clear)

  func update(_ style: _ResolvedStyle, _ graph: ViewGraph, isFresh: Bool) {
    let previous = target
    target = style
    guard case .color(let color) = style, case .color = previous, !isFresh else {
      if case .color(let color) = style { graph.jump(motion, to: Self.channels(color)) }
      return
    }
    graph.retarget(motion, to: Self.channels(color), graph.animation)
  }

  var style: _ResolvedStyle {
    guard case .color = target else { return target }
    let v = motion.value
    func clamped(_ c: Double) -> Double { min(max(c, 0), 1) }
    let alpha = clamped(v.second.second)
    guard alpha > 0 else { return .color(.clear) }
    guard motion.isMoving else { return target }
    return .color(
      RGBA(
        clamped(v.first.first / alpha), clamped(v.first.second / alpha),
        clamped(v.second.first / alpha), alpha))
  }

  /// Premultiplied, so that a fade from clear does not pass through black.
  private static func channels(_ c: RGBA) -> Channels {
    AnimatablePair(
      AnimatablePair(c.red * c.alpha, c.green * c.alpha), AnimatablePair(c.blue * c.alpha, c.alpha))
  }
}
