/// Grows and shrinks slowly.
public struct BreatheSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  var fades = true

  /// Changes its size alone.
  public var plain: Self { Self(fades: false) }
  /// Changes its size and fades.
  public var pulse: Self { Self(fades: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { .init() }
}
