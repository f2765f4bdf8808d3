extension AnyTransition {
  /// A symbol comes and goes in the way that suits it.
  public static var symbolEffect: AnyTransition { symbolEffect(AutomaticSymbolEffect()) }

  /// A symbol comes and goes with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    let kind = effect.configuration.kind
    return AnyTransition { _, presence, item in
      kind.transitionPose(
        presence: presence, fadesOnly: item.environment.accessibilityReduceMotion
      ).effect(about: CGPoint(x: item.frame.midX, y: item.frame.midY), em: 0)
    }
  }
}
