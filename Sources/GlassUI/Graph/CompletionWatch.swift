/// A completion, and what has to come to rest before it runs.
struct CompletionWatch {
  let completion: Transaction.Completion
  let motions: [any AnyMotion]

  @MainActor func isDone(at time: Double) -> Bool {
    switch completion.criteria {
    case .removed: !motions.contains { $0.isMoving }
    default: !motions.contains { $0.isMoving && !$0.isLogicallyComplete(at: time) }
    }
  }
}
