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

  func makeCache() -> StackCache { StackCache(gaps: gaps(), groups: groups()) }

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
      if i > 0 { position += cache.gaps[i - 1] }
      let guide = children[i].guide(alignment, proposal: solution.offers[i])
      let origin = CGPoint(along: axis, position, solution.cross.guide - guide)
      position += solution.sizes[i][axis]
      return ChildPlacement(origin: origin, proposal: solution.offers[i])
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
    let spacings = children.map(\.spacing)
    return zip(spacings, spacings.dropFirst()).map { before, after in
      before.distance(to: after, along: axis)
    }
  }

  private func groups() -> [[Int]] {
    let priorities = children.map(\.priority)
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(children.indices)] }
    var groups: [Double: [Int]] = [:]
    for (i, priority) in priorities.enumerated() { groups[priority, default: []].append(i) }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  private func fresh(_ proposal: ProposedViewSize, cache: inout StackCache) -> StackSolution {
    var solution = StackSolution(
      proposal: proposal, offers: [], sizes: [], cross: CrossExtent(), size: .zero)
    guard !children.isEmpty else { return solution }
    let cross = proposal[axis.other]
    solution.offers = [ProposedViewSize](
      repeating: ProposedViewSize(along: axis, nil, cross), count: children.count)
    solution.sizes = [CGSize](repeating: .zero, count: children.count)
    if let major = proposal[axis] {
      distribute(major, cross: cross, into: &solution, cache: &cache)
    } else {
      for i in children.indices { take(i, into: &solution) }
    }
    var length: CGFloat = cache.gaps.reduce(0, +)
    for (i, child) in children.enumerated() {
      length += solution.sizes[i][axis]
      solution.cross.add(
        length: solution.sizes[i][axis.other],
        guide: child.guide(alignment, proposal: solution.offers[i]))
    }
    solution.size = CGSize(along: axis, max(length, 0), solution.cross.length)
    return solution
  }

  private func take(_ i: Int, into solution: inout StackSolution) {
    solution.sizes[i] = children[i].sizeThatFits(solution.offers[i])
  }

  /// Gives each group of one priority what the groups before it left, minus the least that the
  /// groups after it need; within a group each child an equal share, the least flexible one first.
  private func distribute(
    _ major: CGFloat, cross: CGFloat?, into solution: inout StackSolution,
    cache: inout StackCache
  ) {
    var available = major - cache.gaps.reduce(0, +)
    let slot =
      children.count > 1 ? cache.probeSlot(cross: cross, count: children.count) : 0
    let reserved = cache.groups.dropFirst().map { group in
      group.reduce(0) { $0 + minimum($1, slot, &cache) }
    }
    available = remainder(of: available, without: reserved.reduce(0, +))
    for (index, group) in cache.groups.enumerated() {
      if index > 0 { available += reserved[index - 1] }
      var remaining = group.count
      for i in ordered(group, slot, &cache) {
        let offer = max(available / CGFloat(remaining), 0)
        solution.offers[i][axis] = offer
        take(i, into: &solution)
        available = remainder(of: available, without: solution.sizes[i][axis])
        remaining -= 1
      }
    }
  }

  /// What is left of a length; an infinite one never ends.
  private func remainder(of length: CGFloat, without taken: CGFloat) -> CGFloat {
    length == .infinity ? length : length - taken
  }

  /// The children of one priority by rising flexibility.
  private func ordered(_ group: [Int], _ slot: Int, _ cache: inout StackCache) -> [Int] {
    guard group.count > 1 else { return group }
    let ranked = group.map { i -> (index: Int, flexibility: CGFloat, minimum: CGFloat) in
      let least = minimum(i, slot, &cache)
      let most = maximum(i, slot, &cache)
      return (i, least.isFinite ? most - least : 0, least)
    }
    return ranked.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }.map(\.index)
  }

  private func minimum(_ i: Int, _ slot: Int, _ cache: inout StackCache) -> CGFloat {
    let known = cache.probes[slot].minima[i]
    if !known.isNaN { return known }
    let value = probe(i, 0, cross: cache.probes[slot].cross)
    cache.probes[slot].minima[i] = value
    return value
  }

  private func maximum(_ i: Int, _ slot: Int, _ cache: inout StackCache) -> CGFloat {
    let known = cache.probes[slot].maxima[i]
    if !known.isNaN { return known }
    let value = probe(i, .infinity, cross: cache.probes[slot].cross)
    cache.probes[slot].maxima[i] = value
    return value
  }

  private func probe(_ i: Int, _ major: CGFloat, cross: CGFloat?) -> CGFloat {
    children[i].sizeThatFits(ProposedViewSize(along: axis, major, cross))[axis]
  }
}
