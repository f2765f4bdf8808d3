/// Lights the symbol's levels one after the other.
public struct VariableColorSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  struct Pattern: Hashable, Sendable {
    /// What was lit stays lit, until all are.
    var isCumulative = false
    /// Goes back the way it came.
    var isReversing = false
    /// What is not lit is not seen at all.
    var hidesInactive = false
  }

  var pattern = Pattern()

  private func with(_ change: (inout Pattern) -> Void) -> Self {
    var effect = self
    change(&effect.pattern)
    return effect
  }

  public var iterative: Self { with { $0.isCumulative = false } }
  public var cumulative: Self { with { $0.isCumulative = true } }
  public var reversing: Self { with { $0.isReversing = true } }
  public var nonReversing: Self { with { $0.isReversing = false } }
  public var hideInactiveLayers: Self { with { $0.hidesInactive = true } }
  public var dimInactiveLayers: Self { with { $0.hidesInactive = false } }
  public var configuration: SymbolEffectConfiguration { .init(kind: .variableColor(pattern)) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
