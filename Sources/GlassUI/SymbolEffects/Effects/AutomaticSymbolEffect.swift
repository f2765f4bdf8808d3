/// The effect that suits the place it is given to.
public struct AutomaticSymbolEffect:
  SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  public var configuration: SymbolEffectConfiguration { .init(kind: .automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { .init() }
}
