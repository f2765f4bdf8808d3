/// Who follows one touch, and to whom it belongs in the end.
///
/// It belongs to the innermost; a gesture further out takes it over once that is recognized, unless
/// the inner one was first. Simultaneous gestures share it with whoever has it.
@MainActor struct TouchContest {
  private var members: [any TouchResponder] = []
  private var owner: (any TouchResponder)?
  /// Held, so that those whose view goes meanwhile can be asked whether it has.
  private var nodes: [_ViewNode] = []

  nonisolated init() {}

  /// The responders of a chain of items, innermost first.
  init(_ chain: [Item]) {
    let responders = chain.compactMap { $0 as? any TouchResponder }
    let first = responders.last { ($0 as? GestureItem)?.rank == .high } ?? responders.first
    owner = first
    members = responders.filter { responder in
      responder === first || (responder as? GestureItem).map { $0.gesture != nil } ?? false
    }
    nodes = members.map(\.node)
  }

  private func isShared(_ responder: any TouchResponder) -> Bool {
    (responder as? GestureItem)?.rank == .simultaneous
  }

  func began(at point: CGPoint) {
    for member in members { member.touchBegan(at: point) }
  }

  mutating func moved(to point: CGPoint, isInside: (any TouchResponder) -> Bool) {
    // What began with the press itself shares no move.
    settle()
    for member in members where !member.node.isRemoved {
      member.touchMoved(to: point, isInside: isInside(member))
    }
    settle()
  }

  /// Gives the touch to whoever has begun: the owner before all others.
  private mutating func settle() {
    let first = owner.map { $0.hasBegun } ?? false ? owner : nil
    if let first, isShared(first) { return }
    guard let winner = first ?? members.first(where: { !isShared($0) && $0.hasBegun })
    else { return }
    for loser in members where loser !== winner && !isShared(loser) && !loser.node.isRemoved {
      loser.touchCancelled()
    }
    let kept = members.filter { $0 === winner || isShared($0) }
    members = kept
    owner = winner
  }

  func ended(at point: CGPoint, isInside: (any TouchResponder) -> Bool) {
    var contest = self
    contest.settle()
    for member in contest.members where !member.node.isRemoved {
      if member === contest.owner || isShared(member) {
        member.touchEnded(at: point, isInside: isInside(member))
      } else {
        member.touchCancelled()
      }
    }
  }

  func cancelled() {
    for member in members where !member.node.isRemoved { member.touchCancelled() }
  }
}
