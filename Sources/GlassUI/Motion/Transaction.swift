/// What goes with a change of state: above all, how it animates.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  var completions: [Completion] = []
  /// What keys of the user's own carry.
  var values = TransactionValues()

  /// What runs when the animations of a transaction are over, once.
  final class Completion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
    var isWatched = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
      self.criteria = criteria
      self.action = action
    }
  }

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty
      && values.isEmpty
  }

  /// Whether changes that carry either may share an update.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
      && values.isIdentical(to: other.values)
  }

  /// The animation that counts.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// The transaction of the code that runs on this thread.
  ///
  /// Not task-local: a task that is begun inside `withAnimation` does not inherit its animation.
  static var current: Transaction {
    (Thread.current.threadDictionary[threadKey] as? Scope)?.transaction ?? Transaction()
  }

  private static let threadKey = "GlassUI.Transaction"

  private final class Scope {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  /// Runs `body` with this transaction as the current one.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[Self.threadKey]
    dictionary[Self.threadKey] = Scope(self)
    defer { dictionary[Self.threadKey] = outer }
    return try body()
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }
}

/// Runs `body`; the changes of state in it carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try transaction.asCurrent(body)
}

/// Runs `body`; what it changes animates.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes animates, and `completion` runs once when it has.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  // Runs even when nothing changed.
  defer { onMainActor { [transaction] in ViewGraph.current?.enqueue(completionsOf: transaction) } }
  return try withTransaction(transaction, body)
}
