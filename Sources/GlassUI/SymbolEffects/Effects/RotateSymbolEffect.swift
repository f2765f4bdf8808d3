/// Turns once about its body's centre, or on and on.
public struct RotateSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  var isClockwise = true

  public var clockwise: Self { Self(isClockwise: true) }
  public var counterClockwise: Self { Self(isClockwise: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { .init() }
}
