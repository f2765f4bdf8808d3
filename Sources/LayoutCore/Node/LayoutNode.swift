import Foundation
import Geometry

/// One node of a layout tree: a behavior, children, and what was measured so far.
package final class LayoutNode {
  /// Setting one that lays out in the same way forgets nothing.
  package var behavior: any LayoutBehavior {
    didSet { if !behavior.isSame(as: oldValue) { invalidate() } }
  }
  package private(set) var children: [LayoutNode] = []
  package private(set) weak var parent: LayoutNode?

  /// Where the node was last placed, in root coordinates; unrounded, always finite.
  package private(set) var frame: CGRect = .zero
  /// What it was last placed with.
  package private(set) var proposal: ProposedViewSize = .unspecified
  package private(set) var context = PlacementContext(safeArea: .zero, bounds: .zero)
  /// Whether `frame` holds: false before the first placement, after a change below, and for a
  /// child that its parent does not show.
  package private(set) var isPlaced = false
  /// How often `sizeThatFits` reached the behavior since the node was made: for tests of the caches.
  package private(set) var measurements = 0
  /// How often the behavior placed the children since the node was made: for tests of the caches.
  package private(set) var placements = 0

  /// What the behavior keeps between measurements.
  package var storage: (any LayoutStorage)?

  /// Whether nothing was asked of the node since the last change below it, so that no ancestor can
  /// know anything that the next change makes wrong.
  private var isUnasked = true
  /// The origin in the parent's coordinates: a moved subtree is built from these, so that no
  /// error adds up over many moves.
  private var localOrigin: CGPoint = .zero
  private var sizes = SizeCache()
  private var guides = GuideCache()
  private var knownTraits: LayoutTraits?
  private var knownSpacing: KnownSpacing?

  package init(_ behavior: any LayoutBehavior, children: [LayoutNode] = []) {
    self.behavior = behavior
    setChildren(children)
  }

  package func setChildren(_ new: [LayoutNode]) {
    guard new.count != children.count || !zip(new, children).allSatisfy({ $0 === $1 }) else {
      return
    }
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    invalidate()
  }

  /// Forgets what was measured here and in every ancestor.
  package func invalidate() {
    forget()
    var ancestor = parent
    while let node = ancestor, !node.isUnasked {
      node.forget()
      ancestor = node.parent
    }
  }

  private func forget() {
    sizes.removeAll()
    guides.removeAll()
    knownTraits = nil
    knownSpacing = nil
    storage?.invalidate()
    isPlaced = false
    isUnasked = true
  }

  /// The node's size for a proposal, in points: never NaN, never negative, infinite at most for an
  /// infinite proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isUnasked = false
    let proposal = proposal.normalized
    if let known = sizes[proposal] { return known }
    measurements += 1
    let size = behavior.sizeThatFits(proposal, node: self).asLengths
    sizes.insert(size, for: proposal)
    return size
  }

  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.normalized
    return ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The guide's position if the node or something below it sets it, in the node's coordinates.
  package func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard traits.contains(key.trait) else { return nil }
    let proposal = proposal.normalized
    if let known = guides[key, proposal] { return known }
    let value = behavior.explicitGuide(
      key, in: sizeThatFits(proposal), proposal: proposal, node: self)
    let usable = value.flatMap { $0.isFinite ? $0 : nil }
    guides.insert(usable, for: key, proposal)
    return usable
  }

  /// The guide's position, explicit or by default, in the node's coordinates.
  package func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat {
    guide(key, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The same for a caller that knows the size for the proposal.
  func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    if let explicit = explicitGuide(key, proposal: proposal) { return explicit }
    if let builtIn = key.builtIn { return builtIn.defaultValue(in: size) }
    return dimensions(in: proposal).value(key)
  }

  /// The distances the node prefers to its neighbours.
  ///
  /// Containers keep theirs: each asks all its children, so that nested ones would otherwise cost
  /// exponential time.
  package var spacing: ViewSpacing {
    isUnasked = false
    if let knownSpacing { return knownSpacing.spacing }
    let spacing = behavior.spacing(of: self)
    if children.count > 1 { knownSpacing = KnownSpacing(spacing) }
    return spacing
  }

  package var priority: Double {
    isUnasked = false
    let priority = behavior.priority(of: self)
    return priority.isNaN ? 0 : priority
  }

  /// The value of a layout value key that a view in front of the next container sets.
  package func value(for key: ObjectIdentifier) -> Any? {
    isUnasked = false
    return behavior.value(for: key, of: self)
  }

  /// What the node and everything below it may do.
  package var traits: LayoutTraits {
    isUnasked = false
    if let knownTraits { return knownTraits }
    var traits = behavior.traits
    for child in children { traits.formUnion(child.traits) }
    knownTraits = traits
    return traits
  }

  /// Puts the node's top left at `origin` (root coordinates) and places everything below.
  ///
  /// A subtree that was placed with the same proposal and context is moved, not laid out again.
  package func place(at origin: CGPoint, proposal: ProposedViewSize, context: PlacementContext) {
    let origin = origin.finite
    let offset = parent.map(\.frame.origin) ?? .zero
    localOrigin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
    settle(at: origin, proposal: proposal.normalized, context: context)
  }

  /// Puts a child's top left at `local` (this node's coordinates) and places everything below it.
  package func placeChild(
    _ child: LayoutNode, at local: CGPoint, proposal: ProposedViewSize, context: PlacementContext
  ) {
    child.localOrigin = local.finite
    child.settle(
      at: frame.origin + child.localOrigin, proposal: proposal.normalized, context: context)
  }

  package func placeChild(
    _ child: LayoutNode, _ placement: ChildPlacement, context: PlacementContext
  ) {
    placeChild(child, at: placement.origin, proposal: placement.proposal, context: context)
  }

  /// Says that the parent does not show this child.
  package func unplace() { isPlaced = false }

  private func settle(at origin: CGPoint, proposal: ProposedViewSize, context: PlacementContext) {
    if isPlaced, proposal == self.proposal, context == self.context {
      if frame.origin == origin { return }
      if !traits.contains(.dependsOnPosition) {
        move(to: origin)
        return
      }
    }
    let size = sizeThatFits(proposal).placeable
    frame = CGRect(origin: origin, size: size)
    self.proposal = proposal
    self.context = context
    isPlaced = true
    placements += 1
    behavior.placeChildren(in: size, proposal: proposal, node: self, context: context)
  }

  private func move(to origin: CGPoint) {
    frame.origin = origin
    for child in children where child.isPlaced { child.move(to: origin + child.localOrigin) }
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
}
