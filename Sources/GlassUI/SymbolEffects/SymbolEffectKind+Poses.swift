import Foundation

/// The shapes of the motions; sizes and times are taste, ends are at rest exactly. T
extension SymbolEffectKind {
  private static let bounceAmount = 0.24
  private static let pulseDepth = 0.65
  private static let breatheAmount = 0.09
  private static let breatheDepth = 0.35
  private static let wiggleAngle = 14 * Double.pi / 180
  /// In ems.
  private static let wiggleDistance = 0.11
  /// How many times a wiggle swings to and fro.
  private static let wiggleSwings = 2.5
  private static let bounceSwings = 1.5
  /// What is left of a level that is not lit.
  private static let dimmed = 0.3
  private static let scaledUp = 1.2
  private static let scaledDown = 0.8
  /// How small or large a symbol is when it has just not appeared.
  private static let hiddenSmall = 0.5
  private static let hiddenLarge = 1.4

  /// Seconds of one run at speed 1.
  var period: Double {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.4
    case .wiggle: 0.9
    case .rotate: 1.2
    case .breathe: 2.4
    case .variableColor(let pattern): pattern.isReversing ? 2 : 1.2
    case .draw: 0.7
    case .scale, .appear, .disappear, .replace, .automatic: 0.35
    }
  }

  /// Whether the effect holds a state while active, instead of running in cycles.
  var isHeld: Bool {
    switch self {
    case .scale, .appear, .disappear, .draw: true
    default: false
    }
  }

  /// What a cyclic effect shows at `phase`, 0 … 1 of one run; both ends are at rest.
  ///
  /// - Parameter layers: how many layers or levels light one after the other.
  func pose(phase: Double, layers: Int, isContinuous: Bool, isRightToLeft: Bool) -> SymbolPose {
    guard phase > 0, phase < 1 else { return SymbolPose() }
    var pose = SymbolPose()
    let wave = (1 - cos(2 * .pi * phase)) / 2
    switch self {
    case .bounce(let isDown):
      let swing = Self.swing(phase, times: Self.bounceSwings)
      pose.scale = 1 + (isDown ? -1 : 1) * Self.bounceAmount * swing
    case .pulse:
      pose.opacity = 1 - Self.pulseDepth * wave
    case .wiggle(let direction):
      pose = Self.wiggle(
        direction, Self.swing(phase, times: Self.wiggleSwings), isRightToLeft: isRightToLeft)
    case .rotate(let isClockwise):
      // One turn starts and ends softly; turn after turn runs evenly.
      let way = isContinuous ? phase : phase * phase * (3 - 2 * phase)
      pose.rotation = (isClockwise ? 2 : -2) * .pi * way
    case .breathe(let fades):
      pose.scale = 1 + Self.breatheAmount * wave
      if fades { pose.opacity = 1 - Self.breatheDepth * wave }
    case .variableColor(let pattern):
      pose.levels = Self.levels(pattern, phase, count: layers)
    case .scale, .appear, .disappear, .draw, .replace, .automatic: break
    }
    return pose
  }

  /// What a held effect shows; `amount` is 0 inactive and 1 active, and may overshoot.
  func pose(amount: Double, fadesOnly: Bool) -> SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .scale(let isDown):
      pose.scale = 1 + ((isDown ? Self.scaledDown : Self.scaledUp) - 1) * amount
    case .appear(let isDown):
      pose = Self.presence(amount, away: isDown ? Self.hiddenLarge : Self.hiddenSmall, fadesOnly)
    case .disappear(let isDown):
      pose = Self.presence(
        1 - amount, away: isDown ? Self.hiddenSmall : Self.hiddenLarge, fadesOnly)
    case .draw:
      let share = min(max(1 - amount, 0), 1)
      if fadesOnly { pose.opacity = share } else { pose.drawn = share }
    default: break
    }
    return pose
  }

  /// How a symbol stands at `presence`, 0 gone and 1 there, in a transition.
  func transitionPose(presence: Double, fadesOnly: Bool) -> SymbolPose {
    switch self {
    case .disappear: pose(amount: 1 - presence, fadesOnly: fadesOnly)
    case .appear: pose(amount: presence, fadesOnly: fadesOnly)
    default: Self.presence(presence, away: Self.hiddenSmall, fadesOnly)
    }
  }

  private static func presence(
    _ presence: Double, away: Double, _ fadesOnly: Bool
  ) -> SymbolPose {
    SymbolPose(
      scale: fadesOnly ? 1 : max(0, away + (1 - away) * presence),
      opacity: min(max(presence, 0), 1))
  }

  /// A swing that dies away; it has no speed left at the end.
  private static func swing(_ phase: Double, times: Double) -> Double {
    sin(2 * .pi * times * phase) * (1 - phase) * (1 - phase)
  }

  private static func wiggle(
    _ direction: WiggleSymbolEffect.Direction, _ swing: Double, isRightToLeft: Bool
  ) -> SymbolPose {
    func along(_ radians: Double) -> SymbolPose {
      SymbolPose(
        offset: CGSize(
          width: cos(radians) * wiggleDistance * swing,
          height: sin(radians) * wiggleDistance * swing))
    }
    switch direction {
    case .turn(let isClockwise):
      return SymbolPose(rotation: (isClockwise ? 1 : -1) * wiggleAngle * swing)
    case .along(let degrees): return along(degrees * .pi / 180)
    case .forward: return along(isRightToLeft ? .pi : 0)
    case .backward: return along(isRightToLeft ? 0 : .pi)
    }
  }

  /// The levels light from the last, the outermost, to the primary one, and all at both ends.
  private static func levels(
    _ pattern: VariableColorSymbolEffect.Pattern, _ phase: Double, count: Int
  ) -> [Double] {
    let way = pattern.isReversing ? 1 - abs(2 * phase - 1) : phase
    let least = pattern.hidesInactive ? 0 : dimmed
    // Fades into the pattern and out of it, so that rest is met.
    let edge = min(1, min(phase, 1 - phase) * 2 * Double(count))
    return (0..<count).map { level in
      let start = Double(count - 1 - level) / Double(count)
      let into = (way - start) * Double(count)
      let lit =
        pattern.isCumulative
        ? min(max(into, 0), 1) : max(0, 1 - abs(2 * into - 1))
      return 1 - (1 - least) * (1 - lit) * edge
    }
  }
}
