/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil repeats without end.
    var count: Int?
    /// Seconds between two runs.
    var delay = 0.0

    /// Again and again.
    public static let continuous = RepeatBehavior(count: nil)
    /// Some times, or again and again, with a pause in seconds before each further run.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(1, $0) }, delay: max(0, delay ?? defaultDelay))
    }
    public static var periodic: RepeatBehavior { periodic() }

    /// Between periodic runs, in seconds. T
    private static let defaultDelay = 1.0
  }

  /// Nil leaves it to the effect: once at a change, on and on while active.
  var behavior: RepeatBehavior?
  var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static var repeating: Self { Self.default.repeating }
  public static var nonRepeating: Self { Self.default.nonRepeating }
  public static func speed(_ speed: Double) -> Self { Self.default.speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self {
    Self.default.repeat(behavior)
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var options = self
    change(&options)
    return options
  }

  public var repeating: Self { with { $0.behavior = .continuous } }
  public var nonRepeating: Self { with { $0.behavior = RepeatBehavior(count: 1) } }
  /// - Parameter speed: 2 runs twice as fast; what is not above 0 stands for 1.
  public func speed(_ speed: Double) -> Self {
    with { $0.speed = speed.isFinite && speed > 0 ? speed : 1 }
  }
  public func `repeat`(_ count: Int?) -> Self {
    with { $0.behavior = RepeatBehavior(count: count.map { max(1, $0) }) }
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { with { $0.behavior = behavior } }
}
