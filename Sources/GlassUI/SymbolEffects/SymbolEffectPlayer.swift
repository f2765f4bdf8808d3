/// Plays the effects that modifiers ask of one symbol, on the graph's clock.
@MainActor final class SymbolEffectPlayer {
  @MainActor private final class Run {
    var request: SymbolEffectRequest
    /// How many cycles have run, at rest at whole numbers; 0 … 1 of a held effect.
    let motion = GlassUI.Motion(0.0, key: "symbolEffect")
    var isContinuous = false
    init(_ request: SymbolEffectRequest) { self.request = request }
  }

  private var runs: [Run] = []
  private var reducesMotion = false
  private var isRightToLeft = false
  /// How many layers light one after the other.
  private var layers = SymbolPose().levels.count

  /// Takes over what the environment asks for now.
  ///
  /// - Parameters:
  ///   - layers: how many of the symbol's layers stand for an amount; without any its levels light.
  ///   - isFresh: whether the symbol just came to be.
  func update(_ item: Item, layers: Int, isFresh: Bool) {
    self.layers = layers > 0 ? layers : SymbolPose().levels.count
    let (graph, environment) = (item.graph, item.environment)
    let requests = environment.symbolEffects
    reducesMotion = environment.accessibilityReduceMotion
    isRightToLeft = environment.layoutDirection == .rightToLeft
    guard !requests.isEmpty || !runs.isEmpty else { return }
    let known = Dictionary(runs.map { ($0.request.id, $0) }, uniquingKeysWith: { a, _ in a })
    for run in runs where !requests.contains(where: { $0.id == run.request.id }) {
      graph.stop(run.motion)
    }
    runs = requests.map { request in
      if let run = known[request.id], run.request.kind == request.kind {
        if run.request != request { change(run, to: request, graph) }
        return run
      }
      if let old = known[request.id] { graph.stop(old.motion) }
      let run = Run(request)
      run.motion.item = item
      begin(run, graph, isFresh: isFresh)
      return run
    }
  }

  /// Sets a run going; no transaction's completion waits for an effect, some never end.
  private func move(_ run: Run, to target: Double, _ animation: Animation?, _ graph: ViewGraph) {
    graph.retarget(run.motion, to: target, animation)
    run.motion.lastRetarget = -1
  }

  func stop(_ graph: ViewGraph) {
    for run in runs { graph.stop(run.motion) }
    runs = []
  }

  /// All effects at this instant.
  var pose: SymbolPose {
    runs.reduce(SymbolPose()) { $0.combined(with: pose(of: $1)) }
  }

  private func pose(of run: Run) -> SymbolPose {
    let kind = run.request.kind
    if kind.isHeld { return kind.pose(amount: run.motion.value, fadesOnly: reducesMotion) }
    guard run.motion.isMoving, plays(kind) else { return SymbolPose() }
    let phase = run.motion.value - run.motion.value.rounded(.down)
    // The pause stands at the end of each cycle.
    let share = cycle(of: run.request) / active(run.request)
    return kind.pose(
      phase: phase * share, layers: layers, isContinuous: run.isContinuous,
      isRightToLeft: isRightToLeft)
  }

  // MARK: Starting and ending

  private func begin(_ run: Run, _ graph: ViewGraph, isFresh: Bool) {
    guard case .isActive(let isActive) = run.request.demand, isActive else { return }
    if run.request.kind.isHeld {
      // Nothing was there that could move.
      graph.jump(run.motion, to: 1)
    } else {
      play(run, endlessly: true, graph)
    }
  }

  private func change(_ run: Run, to request: SymbolEffectRequest, _ graph: ViewGraph) {
    let old = run.request
    run.request = request
    switch (old.demand, request.demand) {
    case (.changes(let before), .changes(let now)) where now != before:
      play(run, endlessly: false, graph)
    case (.isActive(let before), .isActive(let now)) where now != before:
      if request.kind.isHeld {
        let animation = Animation.spring(duration: request.kind.period, bounce: 0.25)
          .speed(request.options.speed)
        let isInstant =
          graph.transaction.disablesAnimations || (reducesMotion && !request.kind.canFade)
        move(run, to: now ? 1 : 0, isInstant ? nil : animation, graph)
      } else if now {
        play(run, endlessly: true, graph)
      } else {
        finish(run, graph)
      }
    default: break
    }
  }

  private func plays(_ kind: SymbolEffectKind) -> Bool { !reducesMotion || !kind.movesSymbol }

  private func play(_ run: Run, endlessly: Bool, _ graph: ViewGraph) {
    guard plays(run.request.kind), !graph.transaction.disablesAnimations else { return }
    let seen = run.motion.isMoving ? run.motion.value : 0
    let phase = seen - seen.rounded(.down)
    let behavior = run.request.options.behavior
    let count = behavior.map(\.count) ?? (endlessly ? nil : 1)
    let cycle = cycle(of: run.request)
    graph.jump(run.motion, to: phase)
    guard let count else {
      run.isContinuous = true
      endless(run, from: phase, cycle, graph)
      return
    }
    run.isContinuous = false
    // What runs comes to its end first.
    let target = Double(count) + (phase > 0 ? 1 : 0)
    move(run, to: target, .linear(duration: (target - phase) * cycle), graph)
  }

  /// One cycle over and over, from the middle of one if need be.
  private func endless(_ run: Run, from phase: Double, _ cycle: Double, _ graph: ViewGraph) {
    move(run, to: phase + 1, .linear(duration: cycle).repeatForever(autoreverses: false), graph)
  }

  /// Lets the running cycle end, and nothing after it.
  private func finish(_ run: Run, _ graph: ViewGraph) {
    guard run.motion.isMoving else { return }
    let phase = run.motion.value - run.motion.value.rounded(.down)
    graph.jump(run.motion, to: phase)
    guard phase > 0 else { return }
    move(run, to: 1, .linear(duration: (1 - phase) * cycle(of: run.request)), graph)
  }

  /// Seconds of one run without its pause.
  private func active(_ request: SymbolEffectRequest) -> Double {
    request.kind.period / request.options.speed
  }

  private func cycle(of request: SymbolEffectRequest) -> Double {
    active(request) + (request.options.behavior?.delay ?? 0)
  }
}

extension SymbolEffectKind {
  /// Whether a held effect can do its work by fading alone.
  fileprivate var canFade: Bool {
    switch self {
    case .appear, .disappear, .draw: true
    default: false
    }
  }
}
