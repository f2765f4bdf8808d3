/// What one view takes over from another of the same name.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Ties views of one name together: one that comes while another goes starts where that was, and
  /// one that is no source stands where the source does.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: MatchedName(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// A name of geometry in a name space.
struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { MatchedItem($0, self) }) { $0.modifier = self }
  }
}

/// Shares its geometry with others of its name.
@MainActor final class MatchedItem: WrapperItem {
  fileprivate(set) var modifier: MatchedGeometryModifier

  override var kind: String { "MatchedGeometry" }

  init(_ node: _ViewNode, _ modifier: MatchedGeometryModifier) {
    self.modifier = modifier
    super.init(node, behavior: PassthroughLayout())
    graph.matched.add(self)
  }

  override func adoptFrames(_ animation: Animation?) {
    if !isPlaced, animation != nil, let start = graph.matched.frame(for: self) {
      seedFrames(from: target, to: start)
    }
    super.adoptFrames(animation)
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.matched.remove(self)
  }
}

/// All views of one graph that share geometry.
@MainActor final class MatchedGeometry {
  private var items: [MatchedItem] = []

  nonisolated init() {}

  func add(_ item: MatchedItem) { items.append(item) }
  func remove(_ item: MatchedItem) { items.removeAll { $0 === item } }

  private func others(of item: MatchedItem) -> [MatchedItem] {
    items.filter { $0 !== item && $0.modifier.name == item.modifier.name && $0.isPlaced }
  }

  /// Where the view is drawn now whose place `item` takes.
  func frame(for item: MatchedItem) -> CGRect? {
    let others = others(of: item)
    return (others.first { $0.isWithinDeparture } ?? others.first { $0.modifier.isSource })?.frame
  }

  /// Puts those that are no source where their source is.
  func place() {
    for item in items where !item.modifier.isSource && !item.isWithinDeparture {
      guard
        let source = items.first(where: {
          $0 !== item && $0.modifier.isSource && !$0.isWithinDeparture
            && $0.modifier.name == item.modifier.name
        })
      else { continue }
      place(item, on: source.layout.frame)
    }
  }

  private func place(_ item: MatchedItem, on frame: CGRect) {
    let modifier = item.modifier
    let proposal =
      modifier.properties.contains(.size)
      ? ProposedViewSize(frame.size) : item.layout.proposal
    let size = item.layout.sizeThatFits(proposal)
    var origin = item.layout.frame.origin
    if modifier.properties.contains(.position) {
      let point = modifier.anchor.point(in: frame)
      origin = CGPoint(
        x: point.x - size.width * modifier.anchor.x, y: point.y - size.height * modifier.anchor.y)
    }
    item.layout.place(at: origin, proposal: proposal, context: item.layout.context)
  }

  /// Sends those that go to where the views are that took their places.
  func follow(_ animation: Animation?) {
    guard let animation else { return }
    for item in items where item.isWithinDeparture {
      guard let heir = others(of: item).first(where: { !$0.isWithinDeparture }) else { continue }
      item.sendFrames(from: item.target, to: heir.target, animation)
    }
  }
}

extension Item {
  /// Whether the item, or one around it, is on its way out.
  var isWithinDeparture: Bool {
    var item: Item? = self
    while let current = item {
      if current.isDeparting { return true }
      item = current.parent
    }
    return false
  }
}

extension CGRect {
  /// The rectangle that stands in `to` as this one stands in `from`.
  func mapped(from: CGRect, to: CGRect) -> CGRect {
    let x = from.width > 0 ? to.width / from.width : 1
    let y = from.height > 0 ? to.height / from.height : 1
    return CGRect(
      x: to.minX + (minX - from.minX) * x, y: to.minY + (minY - from.minY) * y,
      width: width * x, height: height * y)
  }
}
