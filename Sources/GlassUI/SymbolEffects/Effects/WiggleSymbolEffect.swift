/// Shakes along a direction or about its centre.
public struct WiggleSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  enum Direction: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// Degrees, clockwise from the right.
    case along(degrees: Double)
    /// Where text runs to, or where it comes from.
    case forward, backward
  }

  var direction = Direction.turn(isClockwise: true)

  public var clockwise: Self { Self(direction: .turn(isClockwise: true)) }
  public var counterClockwise: Self { Self(direction: .turn(isClockwise: false)) }
  public var left: Self { Self(direction: .along(degrees: 180)) }
  public var right: Self { Self(direction: .along(degrees: 0)) }
  public var up: Self { Self(direction: .along(degrees: 270)) }
  public var down: Self { Self(direction: .along(degrees: 90)) }
  public var forward: Self { Self(direction: .forward) }
  public var backward: Self { Self(direction: .backward) }
  public func custom(angle: Angle) -> Self { Self(direction: .along(degrees: angle.degrees)) }
  public func custom(angle: Double) -> Self { Self(direction: .along(degrees: angle)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(direction)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { .init() }
}
