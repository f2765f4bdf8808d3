/// Decides, after each layout, which glass comes out of which and flows back where.
@MainActor final class GlassMorphing {
  private var items: [GlassItem] = []

  nonisolated init() {}

  func add(_ item: GlassItem) { items.append(item) }
  func remove(_ item: GlassItem) { items.removeAll { $0 === item } }

  /// Materialize: near linear, about 250 ms in and 350–400 ms out (B).
  static let materializeIn = Animation.timingCurve(0.35, 0.3, 0.65, 0.7, duration: 0.25)
  static let materializeOut = Animation.timingCurve(0.35, 0.3, 0.65, 0.7, duration: 0.375)

  func resolve(_ animation: Animation?, in graph: ViewGraph) {
    let present = items.filter { !$0.isWithinDeparting && $0.isVisible }
    let settled = present.filter { $0.isKnown && !$0.isLeaving }
    for item in items where item.isVisible {
      let animation = item.tamed(animation)
      if item.isWithinDeparting {
        if !item.isLeaving { leave(item, for: present, animation, graph) }
      } else if item.isLeaving {
        comeBack(item, animation, graph)
      } else if !item.isKnown {
        enter(item, from: settled, animation, graph)
      }
      item.isKnown = true
    }
    for item in items { item.lastTarget = item.target }
  }

  private func enter(
    _ item: GlassItem, from others: [GlassItem], _ animation: Animation?, _ graph: ViewGraph
  ) {
    guard let animation, isInserted(item, graph) else { return }
    if takeOver(item, animation, graph) || item.isTakenAlong { return }
    if item.glassTransition.kind == .identity { return }
    guard
      let source = item.glassTransition.kind == .matchedGeometry
        ? nearest(to: item, among: others, place: \.target) : nil
    else {
      graph.jump(item.material, to: 0)
      graph.retarget(item.material, to: 1, Self.materializeIn)
      return
    }
    item.origin = GlassOrigin(source, in: source.drop)
    graph.jump(item.morph, to: delta(from: item.target, to: source.drop))
    graph.retarget(item.morph, to: .zero, animation)
    graph.jump(item.identity, to: 0)
    graph.retarget(item.identity, to: 1, animation)
  }

  private func leave(
    _ item: GlassItem, for others: [GlassItem], _ animation: Animation?, _ graph: ViewGraph
  ) {
    item.isLeaving = true
    item.isContentSteady = false
    // The one that takes its place takes its glass.
    if let name = item.name,
      others.contains(where: { $0.name == name && $0.container === item.container })
    {
      item.isSuperseded = true
      return
    }
    guard let animation, item.glassTransition.kind != .identity, !item.isTakenAlong else { return }
    // The neighbour it would have come out of, by the places from before it left: the reverse.
    guard
      let neighbour = item.glassTransition.kind == .matchedGeometry
        ? nearest(to: item, among: others, place: { $0.lastTarget ?? $0.target }) : nil
    else {
      graph.retarget(item.material, to: 0, Self.materializeOut)
      return
    }
    item.origin = GlassOrigin(neighbour, in: neighbour.target)
    graph.retarget(item.morph, to: delta(from: item.target, to: neighbour.target), animation)
    graph.retarget(item.identity, to: 0, animation)
  }

  private func comeBack(_ item: GlassItem, _ animation: Animation?, _ graph: ViewGraph) {
    item.isLeaving = false
    let wasSuperseded = item.isSuperseded
    item.isSuperseded = false
    item.superseder = nil
    if wasSuperseded, let animation, takeOver(item, animation, graph) { return }
    graph.retarget(item.morph, to: .zero, animation)
    graph.retarget(item.identity, to: 1, animation)
    graph.retarget(item.material, to: 1, animation == nil ? nil : Self.materializeIn)
  }

  /// Goes on from where glass of the same name is that leaves with this update; says whether
  /// there is any.
  private func takeOver(_ item: GlassItem, _ animation: Animation, _ graph: ViewGraph) -> Bool {
    guard let name = item.name,
      let twin = items.first(where: {
        $0 !== item && $0.isWithinDeparting && $0.isVisible && $0.name == name
          && $0.container === item.container && $0.superseder == nil
      })
    else { return false }
    twin.isSuperseded = true
    twin.superseder = item
    item.origin = GlassOrigin(twin, in: twin.drop)
    graph.launch(
      item.morph, from: delta(from: item.target, to: twin.drop), velocity: twin.dropVelocity,
      to: .zero, animation)
    graph.jump(item.identity, to: 0)
    graph.retarget(item.identity, to: 1, animation)
    graph.jump(item.material, to: twin.material.value)
    graph.retarget(item.material, to: 1, Self.materializeIn)
    return true
  }

  private func delta(from: CGRect, to: CGRect) -> CGRect.AnimatableData {
    to.animatableData - from.animatableData
  }

  /// Whether the item came with this update into a tree that already stood.
  private func isInserted(_ item: GlassItem, _ graph: ViewGraph) -> Bool {
    item.node.birth == graph.pass && graph.pass > 1
  }

  /// The neighbour to come out of.
  ///
  /// With an id it is the nearest with one in the same name space, at any distance; without, the
  /// nearest within the container's spacing (A). Regular and clear glass never merge, so neither
  /// comes out of the other.
  private func nearest(
    to item: GlassItem, among others: [GlassItem], place: (GlassItem) -> CGRect
  ) -> GlassItem? {
    guard let container = item.container else { return nil }
    let own = item.target
    var best: (item: GlassItem, distance: CGFloat)?
    for other in others
    where other !== item && other.container === container && other.variant == item.variant {
      let distance: CGFloat
      if let name = item.name {
        guard other.name?.namespace == name.namespace else { continue }
        let rect = place(other)
        distance = hypot(rect.midX - own.midX, rect.midY - own.midY)
      } else {
        distance = Self.gap(own, place(other))
        guard distance <= container.spacing else { continue }
      }
      if distance < best?.distance ?? .infinity { best = (other, distance) }
    }
    return best?.item
  }

  /// The distance of two rectangles' edges.
  private static func gap(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let dx = max(0, max(a.minX - b.maxX, b.minX - a.maxX))
    let dy = max(0, max(a.minY - b.maxY, b.minY - a.maxY))
    return hypot(dx, dy)
  }
}
