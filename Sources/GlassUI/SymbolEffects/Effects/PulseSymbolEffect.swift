/// Fades and comes back.
public struct PulseSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { .init() }
}
