import Foundation
import Geometry

extension StackSolver {
  /// The children by falling priority, and the ranges of equal priority.
  func prioritized() -> ([Int], [Range<Int>]) {
    let all = Array(children.indices)
    let priorities = children.map(\.priority)
    if priorities.allSatisfy({ $0 == priorities[0] }) { return (all, [all.indices]) }
    let order = all.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var groups: [Range<Int>] = []
    var start = 0
    for end in 1...order.count
    where end == order.count || priorities[order[end]] != priorities[order[start]] {
      groups.append(start..<end)
      start = end
    }
    return (order, groups)
  }

  /// Finds the order within each priority, and what the lower ones need at least.
  ///
  /// A child alone in the highest priority is not probed: it comes first whatever it is.
  func probe(_ byPriority: [Int], _ groups: [Range<Int>], cross: CGFloat?) -> StackProbes {
    var order = byPriority
    var reserved: [CGFloat] = []
    reserved.reserveCapacity(groups.count)
    for (rank, group) in groups.enumerated() {
      guard group.count > 1 || rank > 0 else {
        reserved.append(0)
        continue
      }
      var least: CGFloat = 0
      let limits = group.map { position -> StretchLimits in
        let minimum = length(of: order[position], 0, cross: cross)
        least += minimum
        let maximum =
          group.count > 1 ? length(of: order[position], .infinity, cross: cross) : minimum
        return StretchLimits(child: order[position], minimum: minimum, maximum: maximum)
      }
      reserved.append(rank > 0 ? least : 0)
      for (position, limit) in zip(group, limits.sorted()) { order[position] = limit.child }
    }
    return StackProbes(cross: cross, order: order, reserved: reserved)
  }

  private func length(of child: Int, _ offer: CGFloat, cross: CGFloat?) -> CGFloat {
    children[child].sizeThatFits(ProposedViewSize(along: axis, offer, cross))[axis]
  }
}
