/// An effect on a symbol.
public protocol SymbolEffect: Sendable {}

/// An effect that can accompany a change of content.
public protocol ContentTransitionSymbolEffect {}

/// One symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
}

/// How a view's content changes in place.
public struct ContentTransition: Equatable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numericText, replace }
  let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .replace) }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .replace)
  }

  var replacesSymbols: Bool { kind == .replace }
}

extension EnvironmentValues {
  @Entry public var contentTransition = ContentTransition.identity
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
