import DisplayList

/// One symbol handing over to another, in the motion that the content transition asks for.
@MainActor final class SymbolReplacement {
  private let motion = GlassUI.Motion(1.0, key: "replace")
  private(set) var outgoing: SymbolSpec?
  /// Whether `motion` runs back to 0: a replacement that was turned round.
  private var isReversed = false
  private var kind = ReplaceSymbolEffect.Motion.downUp
  /// Whether the symbols keep what they share.
  private var isMagic = false
  private var reducesMotion = false

  init(_ item: Item) { motion.item = item }

  var isMoving: Bool { motion.isMoving && outgoing != nil }

  /// Hands over from `old` to `new`, from whatever is seen now; what is still on its way out comes
  /// back the way it went.
  func begin(
    from old: SymbolSpec, to new: SymbolSpec, _ transition: ContentTransition,
    _ animation: Animation, in item: Item
  ) {
    let graph = item.graph
    kind = transition.replacement
    isMagic = transition.isMagic && graph.measurer.haveCommonParts(old, new)
    reducesMotion = item.environment.accessibilityReduceMotion
    if motion.isMoving, outgoing?.name == new.name {
      outgoing = old
      isReversed.toggle()
    } else {
      let seen = motion.isMoving ? min(max(progress, 0), 1) : 1
      // In the first half the old symbol is still the one seen, and stays the one that goes.
      if seen >= 0.5 { outgoing = old }
      isReversed = false
      graph.jump(motion, to: seen >= 0.5 ? 1 - seen : seen)
    }
    graph.retarget(motion, to: isReversed ? 0 : 1, animation.speed(transition.options.speed))
  }

  func stop(_ graph: ViewGraph) { graph.stop(motion) }

  /// How far the new symbol has come; beyond 1 while it overshoots.
  private var progress: Double { isReversed ? 1 - motion.value : motion.value }

  /// How the new symbol comes out of the old one; nil when both are drawn apart.
  var handover: SymbolHandover? {
    guard isMagic, !reducesMotion, let outgoing else { return nil }
    return SymbolHandover(name: outgoing.name, progress: progress)
  }

  /// How small a symbol gets before it is gone, and how large. T
  private static let leastScale = 0.5
  private static let mostScale = 1.35

  /// How the old symbol is seen; nil when it is gone.
  var outgoingPose: SymbolPose? {
    let t = min(max(progress, 0), 1)
    // Down-up and up-up: it goes in the first half, and the new one comes in the second.
    let left = max(0, 1 - 2 * t)
    guard left > 0, kind != .offUp else { return nil }
    if reducesMotion { return SymbolPose(opacity: left) }
    let away = kind == .upUp ? Self.mostScale : Self.leastScale
    return SymbolPose(scale: 1 + (away - 1) * (1 - left), opacity: left)
  }

  /// How the new symbol is seen; nil before it comes.
  var incomingPose: SymbolPose? {
    let t = min(max(progress, 0), 1)
    let come = kind == .offUp ? t : max(0, 2 * t - 1)
    guard come > 0 else { return nil }
    if reducesMotion { return SymbolPose(opacity: come) }
    let overshoot = max(0, progress - 1)
    return SymbolPose(
      scale: Self.leastScale + (1 - Self.leastScale) * (come + overshoot), opacity: come)
  }
}
