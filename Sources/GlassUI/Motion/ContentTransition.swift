/// How a view's content changes in place.
public struct ContentTransition: Equatable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numericText, replace }
  let kind: Kind
  /// How a symbol gives way to another.
  var replacement = ReplaceSymbolEffect.Motion.downUp
  /// Whether symbols keep what they share.
  var isMagic = true
  var options = SymbolEffectOptions.default

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
    var transition = ContentTransition(kind: .replace)
    if case .replace(let motion, let isMagic) = effect.configuration.kind {
      transition.replacement = motion
      transition.isMagic = isMagic
    }
    transition.options = options
    return transition
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
