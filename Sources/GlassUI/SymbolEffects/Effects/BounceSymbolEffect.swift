/// A short jump in size.
public struct BounceSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  var isDown = false

  /// Grows first.
  public var up: Self { Self(isDown: false) }
  /// Shrinks first.
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isDown: isDown)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { .init() }
}
