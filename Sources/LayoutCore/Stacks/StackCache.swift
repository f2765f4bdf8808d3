import Foundation

/// What a stack keeps between measurements: gaps, order and probes.
struct StackCache {
  /// The smallest and largest size of each child for one cross proposal; NaN where not probed.
  struct Probes {
    var cross: CGFloat?
    var minima: [CGFloat]
    var maxima: [CGFloat]
  }

  /// Before each child but the first, in points.
  var gaps: [CGFloat]
  /// The children by falling priority; each group in declaration order.
  var groups: [[Int]]
  var probes: [Probes] = []
  private var nextSlot = 0
  /// The latest solution: placing usually follows measuring for the same proposal.
  var solution: StackSolution?

  static let probedCrossProposals = 8

  init(gaps: [CGFloat], groups: [[Int]]) {
    self.gaps = gaps
    self.groups = groups
  }

  /// The slot of the probes for this cross proposal.
  mutating func probeSlot(cross: CGFloat?, count: Int) -> Int {
    if let known = probes.firstIndex(where: { $0.cross == cross }) { return known }
    let unknown = [CGFloat](repeating: .nan, count: count)
    let fresh = Probes(cross: cross, minima: unknown, maxima: unknown)
    if probes.count < Self.probedCrossProposals {
      probes.append(fresh)
      return probes.count - 1
    }
    let slot = nextSlot
    probes[slot] = fresh
    nextSlot = (nextSlot + 1) % Self.probedCrossProposals
    return slot
  }
}
