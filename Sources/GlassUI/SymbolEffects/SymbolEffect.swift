/// An effect on a symbol.
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs when a value changes, and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect that can accompany a change of content.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let kind: SymbolEffectKind
}

/// The effects as the symbol plays them.
enum SymbolEffectKind: Hashable, Sendable {
  case bounce(isDown: Bool)
  case pulse
  /// Drawn larger or smaller while active.
  case scale(isDown: Bool)
  case appear(isDown: Bool)
  case disappear(isDown: Bool)
  /// Not drawn while active: its lines are drawn as it ends, or taken back as it begins.
  case draw
  case wiggle(WiggleSymbolEffect.Direction)
  case rotate(isClockwise: Bool)
  case breathe(fades: Bool)
  case variableColor(VariableColorSymbolEffect.Pattern)
  case replace(ReplaceSymbolEffect.Motion, isMagic: Bool)
  /// A transition's own choice.
  case automatic

  /// Whether the symbol moves or grows; what only changes its colour is kept under Reduce Motion.
  var movesSymbol: Bool {
    switch self {
    case .pulse, .variableColor: false
    default: true
    }
  }
}
