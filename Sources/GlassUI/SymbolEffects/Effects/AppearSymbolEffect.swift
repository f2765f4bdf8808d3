/// Comes into view: hidden until it is active.
public struct AppearSymbolEffect:
  SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  var isDown = false

  /// Grows to its size.
  public var up: Self { Self(isDown: false) }
  /// Shrinks to its size.
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isDown: isDown)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { .init() }
}
