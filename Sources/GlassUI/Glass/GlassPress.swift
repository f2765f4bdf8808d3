/// What a pressing pointer does to glass, by the numbers measured on the real thing.
struct GlassPress: Equatable {
  /// How far the press has come: 1 held down, beyond it while it overshoots.
  var amount = 0.0
  /// Where the pointer pulls, from the centre, in halves of the sides.
  var pull = CGPoint.zero

  /// How much the longest side grows, in points, whatever the size (B).
  static let growth: CGFloat = 17
  /// The most that dragging stretches (B).
  static let stretch: CGFloat = 0.05
  /// The most that dragging shifts, in points (B).
  static let shift: CGFloat = 4
  /// Grown in 0.15 s, overshooting by 1.5 %, settled by 0.28 s (B).
  static let animation = Animation.spring(response: 0.226, dampingFraction: 0.8)
  /// Back a little slower than forth. T
  static let release = Animation.spring(response: 0.32, dampingFraction: 0.76)
  /// How much of a press a hover is. T
  static let hoverHighlight = 0.18
  /// How bright a pressed shape is: nearly white (R).
  static let pressHighlight = 0.62
  /// The part of all light that clear glass takes on: the label on it stays light, whatever the
  /// glass does (T).
  static let clearShare = 0.3
  /// How far the light of the pointer has spread when the press is held, in points. T
  static let glowRadius: CGFloat = 110

  /// How much of a press's light a kind of glass takes on.
  static func light(on variant: Glass.Variant) -> Double { variant == .clear ? clearShare : 1 }

  /// Flex about the centre of `frame`: grown, stretched along the pull with its area kept, shifted.
  func transform(of frame: CGRect) -> CGAffineTransform {
    let longest = max(frame.width, frame.height)
    guard amount != 0 || pull != .zero, longest > 0 else { return .identity }
    let grow = 1 + Self.growth * CGFloat(amount) / longest
    let length = hypot(pull.x, pull.y)
    let strength = min(1, length)
    let shift = length > 0 ? Self.shift * strength / length : 0
    let stretch = 1 + Self.stretch * strength
    let angle = atan2(pull.y, pull.x)
    let along = CGAffineTransform(rotationAngle: -angle)
      .concatenating(CGAffineTransform(scaleX: stretch, y: 1 / stretch))
      .concatenating(CGAffineTransform(rotationAngle: angle))
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    return (strength > 0 ? along : .identity)
      .concatenating(CGAffineTransform(scaleX: grow, y: grow)).about(centre)
      .concatenating(
        CGAffineTransform(translationX: shift * pull.x, y: shift * pull.y))
  }
}
