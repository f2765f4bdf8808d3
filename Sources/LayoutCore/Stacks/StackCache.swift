import Foundation

/// What a stack keeps between measurements: gaps, order and probes.
struct StackCache {
  /// Before each child but the first, in points, and their sum.
  let gaps: [CGFloat]
  let totalGap: CGFloat
  /// The children by falling priority; one range per priority.
  let byPriority: [Int]
  let groups: [Range<Int>]
  /// The latest solution: placing usually follows measuring for the same proposal.
  var solution: StackSolution?

  private var probes: [StackProbes] = []
  private var nextSlot = 0

  static let probedCrossProposals = 8

  init(gaps: [CGFloat], byPriority: [Int], groups: [Range<Int>]) {
    self.gaps = gaps
    totalGap = gaps.reduce(0, +)
    self.byPriority = byPriority
    self.groups = groups
  }

  /// What was found out for a cross proposal; made by `make` when it is new.
  mutating func probes(cross: CGFloat?, make: () -> StackProbes) -> StackProbes {
    for known in probes where known.cross == cross { return known }
    let fresh = make()
    if probes.count < Self.probedCrossProposals {
      probes.append(fresh)
    } else {
      probes[nextSlot] = fresh
      nextSlot = (nextSlot + 1) % Self.probedCrossProposals
    }
    return fresh
  }
}

/// How flexible a stack's children are for one cross proposal.
struct StackProbes {
  let cross: CGFloat?
  /// The children in the order in which they get their shares.
  let order: [Int]
  /// The least length of each group of one priority; 0 for the first, which nobody waits for.
  let reserved: [CGFloat]
}
