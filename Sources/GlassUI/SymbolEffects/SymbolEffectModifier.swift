/// An effect as one modifier asks for it.
struct SymbolEffectRequest: Hashable, Sendable {
  /// Which modifier asks.
  var id: ObjectIdentifier
  var kind: SymbolEffectKind
  var options: SymbolEffectOptions
  var demand: Demand

  enum Demand: Hashable, Sendable {
    /// How often the value has changed.
    case changes(Int)
    case isActive(Bool)
  }
}

extension EnvironmentValues {
  /// What the symbols below are to play, outer modifiers first.
  @Entry var symbolEffects: [SymbolEffectRequest] = []
}

/// Plays an effect whenever a value changes.
nonisolated struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let kind: SymbolEffectKind
  let options: SymbolEffectOptions
  let value: Value

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let memory = node.property(1) { Memory<Value>() }
    let changes = node.property(2) { Memory<Int>() }
    if let old = memory.value, old != value { changes.value = (changes.value ?? 0) + 1 }
    memory.value = value
    let request = SymbolEffectRequest(
      id: ObjectIdentifier(memory), kind: kind, options: options,
      demand: .changes(changes.value ?? 0))
    node.passEnvironment(to: content, memo: request) { $0.symbolEffects.append(request) }
  }
}

/// Plays an effect as long as it is active.
nonisolated struct IndefiniteSymbolEffectModifier: ViewModifier {
  typealias Body = Never
  let kind: SymbolEffectKind
  let options: SymbolEffectOptions
  let isActive: Bool

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let memory = node.property(1) { Memory<Bool>() }
    let request = SymbolEffectRequest(
      id: ObjectIdentifier(memory), kind: kind, options: options, demand: .isActive(isActive))
    node.passEnvironment(to: content, memo: request) { $0.symbolEffects.append(request) }
  }
}

extension View {
  /// Plays an effect on the symbols below as long as `isActive`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      IndefiniteSymbolEffectModifier(
        kind: effect.configuration.kind, options: options, isActive: isActive))
  }

  /// Plays an effect on the symbols below whenever `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      DiscreteSymbolEffectModifier(
        kind: effect.configuration.kind, options: options, value: value))
  }

  /// Keeps the effects of outer modifiers away.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
