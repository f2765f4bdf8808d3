/// Goes out of view while it is active; its place stays.
public struct DisappearSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  var isDown = true

  /// Grows while it goes.
  public var up: Self { Self(isDown: false) }
  /// Shrinks while it goes.
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isDown: isDown)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { .init() }
}
