/// One symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  enum Motion: Hashable, Sendable { case downUp, upUp, offUp }

  var motion = Motion.downUp

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
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(motion)) }

  /// Keeps what both symbols share.
  ///
  /// Differences from SwiftUI: the fallback is what plays, since drawings have no parts in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// A replacement that falls back on another.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    var fallback: ReplaceSymbolEffect
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}
