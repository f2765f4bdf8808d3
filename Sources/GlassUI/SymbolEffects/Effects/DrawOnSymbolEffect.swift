/// Draws the symbol line by line when it ends; while it is active nothing is seen.
public struct DrawOnSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  public var byLayer: Self { self }
  public var individually: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { .init() }
}
