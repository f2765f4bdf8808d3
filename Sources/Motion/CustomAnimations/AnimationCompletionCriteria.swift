/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind

  /// The animation looks complete: a spring after its perceptual duration.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The animation has ended and nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
