import Foundation
import Geometry

/// One node of a layout tree: a behavior, children, and the sizes measured so far.
///
/// Keeps the eight latest (proposal → size) pairs: with fewer, alternating stacks cost exponential
/// time (12 levels: 63,781 measurements with three, 205 with eight).
public final class LayoutNode {
  public var behavior: any LayoutBehavior { didSet { invalidate() } }
  public private(set) var children: [LayoutNode] = []
  public private(set) weak var parent: LayoutNode?

  /// Where the node was last placed, in root coordinates; unrounded.
  public private(set) var frame: CGRect = .zero
  /// What it was last placed with.
  public private(set) var proposal: ProposedViewSize = .unspecified
  public private(set) var context = PlacementContext(safeArea: .zero, bounds: .zero)
  /// How often `sizeThatFits` reached a behavior since the node was made: for tests of the caches.
  public private(set) var measurements = 0

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var nextSlot = 0
  private var isPlaced = false
  private var guides: [GuideRequest: CGFloat?] = [:]

  private struct GuideRequest: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  static let cachedSizes = 8

  public init(_ behavior: any LayoutBehavior, children: [LayoutNode] = []) {
    self.behavior = behavior
    setChildren(children)
  }

  public func setChildren(_ new: [LayoutNode]) {
    guard new.count != children.count || !zip(new, children).allSatisfy({ $0 === $1 }) else {
      return
    }
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    invalidate()
  }

  /// Forgets what was measured here and in every ancestor.
  public func invalidate() {
    var node: LayoutNode? = self
    while let n = node {
      if n.sizes.isEmpty && n.guides.isEmpty && !n.isPlaced && n !== self { break }
      n.sizes.removeAll(keepingCapacity: true)
      n.nextSlot = 0
      n.guides.removeAll(keepingCapacity: true)
      n.isPlaced = false
      node = n.parent
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    measurements += 1
    let size = behavior.sizeThatFits(proposal, node: self)
    if sizes.count < Self.cachedSizes {
      sizes.append((proposal, size))
    } else {
      sizes[nextSlot] = (proposal, size)
      nextSlot = (nextSlot + 1) % Self.cachedSizes
    }
    return size
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  public func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let request = GuideRequest(key: key, proposal: proposal)
    if let known = guides[request] { return known }
    let value = behavior.explicitGuide(
      key, in: sizeThatFits(proposal), proposal: proposal, node: self)
    guides[request] = .some(value)
    return value
  }

  public var spacing: ViewSpacing { behavior.spacing(of: self) }
  public var priority: Double { behavior.priority(of: self) }

  /// Puts the node's top left at `origin` (root coordinates) and places everything below.
  ///
  /// A subtree that was placed with the same proposal and context is moved, not laid out again.
  public func place(at origin: CGPoint, proposal: ProposedViewSize, context: PlacementContext) {
    let size = sizeThatFits(proposal)
    if isPlaced, proposal == self.proposal, frame.origin == origin, context == self.context {
      return
    }
    frame = CGRect(origin: origin, size: size)
    self.proposal = proposal
    self.context = context
    isPlaced = true
    behavior.placeChildren(in: size, proposal: proposal, node: self, context: context)
  }
}
