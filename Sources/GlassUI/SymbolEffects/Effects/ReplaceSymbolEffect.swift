/// One symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  enum Motion: Hashable, Sendable { case downUp, upUp, offUp }

  /// Nil keeps what both symbols share, and goes down and up where that is nothing.
  var motion: Motion?

  /// The old symbol shrinks away, then the new one grows.
  public var downUp: Self { Self(motion: .downUp) }
  /// The old symbol grows as it goes, then the new one grows.
  public var upUp: Self { Self(motion: .upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: Self { Self(motion: .offUp) }
  public static var downUp: Self { Self(motion: .downUp) }
  public static var upUp: Self { Self(motion: .upUp) }
  public static var offUp: Self { Self(motion: .offUp) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .replace(motion ?? .downUp, isMagic: motion == nil))
  }

  /// Keeps what both symbols share: a slash is drawn, a badge or what is enclosed changes.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// A replacement that falls back on another.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    var fallback: ReplaceSymbolEffect
    public var configuration: SymbolEffectConfiguration {
      .init(kind: .replace(fallback.motion ?? .downUp, isMagic: true))
    }
  }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}
