/// Takes the symbol back line by line when it begins; while it is active nothing is seen.
public struct DrawOffSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  public var byLayer: Self { self }
  public var individually: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { .init() }
}
