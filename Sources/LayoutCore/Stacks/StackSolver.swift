import Foundation
import Geometry

/// The stack algorithm (LAYOUT.md §1), for `HStack` and, with the axes exchanged, `VStack`.
struct StackSolver {
  var axis: Axis
  /// A guide across the axis.
  var alignment: AlignmentKey
  /// Between all children; `nil` for what each pair prefers.
  var spacing: CGFloat?
  var children: [LayoutNode]

  func makeCache() -> StackCache {
    let (byPriority, groups) = prioritized()
    return StackCache(gaps: gaps(), byPriority: byPriority, groups: groups)
  }

  /// What the stack offers and what its children take.
  func solve(_ proposal: ProposedViewSize, cache: inout StackCache) -> StackSolution {
    if let known = cache.solution, known.proposal == proposal { return known }
    let solution = fresh(proposal, cache: &cache)
    cache.solution = solution
    return solution
  }

  /// Where the children go in a stack that was proposed `proposal` and took `size`.
  func placements(
    in size: CGSize, proposal: ProposedViewSize, cache: inout StackCache
  ) -> [ChildPlacement] {
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = size[axis.other] }
    let solution = solve(final, cache: &cache)
    var position: CGFloat = 0
    return children.indices.map { i in
      let share = solution.shares[i]
      if i > 0 { position += cache.gaps[i - 1] }
      let guide = children[i].guide(alignment, proposal: share.offer, size: share.size)
      let origin = CGPoint(along: axis, position, solution.cross.guide - guide)
      position += share.size[axis]
      return ChildPlacement(origin: origin, proposal: share.offer)
    }
  }

  /// The preferences of the outer children at the ends, of all children along the sides.
  func exportedSpacing() -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing.none
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for child in children {
      spacing.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}

extension StackSolver {
  private func gaps() -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing {
      return [CGFloat](repeating: spacing.finite(or: 0), count: children.count - 1)
    }
    var before = children[0].spacing
    return children.dropFirst().map { child in
      let spacing = child.spacing
      defer { before = spacing }
      return before.distance(to: spacing, along: axis)
    }
  }

  /// Sizes and offers for a proposal that is not known yet.
  private func fresh(_ proposal: ProposedViewSize, cache: inout StackCache) -> StackSolution {
    var solution = StackSolution(proposal: proposal)
    guard !children.isEmpty else { return solution }
    let cross = proposal[axis.other]
    solution.shares = [StackSolution.Share](
      repeating: StackSolution.Share(offer: ProposedViewSize(along: axis, nil, cross)),
      count: children.count)
    if let major = proposal[axis] {
      distribute(major, cross: cross, into: &solution, cache: &cache)
    } else {
      for i in children.indices {
        solution.shares[i].size = children[i].sizeThatFits(solution.shares[i].offer)
      }
    }
    var length = cache.totalGap
    for (child, share) in zip(children, solution.shares) {
      length += share.size[axis]
      let guide = child.guide(alignment, proposal: share.offer, size: share.size)
      solution.cross.add(length: share.size[axis.other], guide: guide)
    }
    solution.size = CGSize(along: axis, max(length, 0), solution.cross.length)
    return solution
  }

  /// Gives each group of one priority what the groups before it left, minus the least that the
  /// groups after it need; within a group each child an equal share, the least flexible one first.
  private func distribute(
    _ major: CGFloat, cross: CGFloat?, into solution: inout StackSolution,
    cache: inout StackCache
  ) {
    var available = major - cache.totalGap
    func share(_ i: Int, among remaining: Int) {
      solution.shares[i].offer[axis] = max(available / CGFloat(remaining), 0)
      let size = children[i].sizeThatFits(solution.shares[i].offer)
      solution.shares[i].size = size
      available = remainder(of: available, without: size[axis])
    }
    guard children.count > 1 else { return share(0, among: 1) }
    let (byPriority, groups) = (cache.byPriority, cache.groups)
    let probes = cache.probes(cross: cross) { probe(byPriority, groups, cross: cross) }
    for length in probes.reserved { available = remainder(of: available, without: length) }
    for (group, reserved) in zip(groups, probes.reserved) {
      available += reserved
      for position in group {
        share(probes.order[position], among: group.upperBound - position)
      }
    }
  }

  /// What is left of a length; an infinite one never ends.
  private func remainder(of length: CGFloat, without taken: CGFloat) -> CGFloat {
    length == .infinity ? length : length - taken
  }
}
