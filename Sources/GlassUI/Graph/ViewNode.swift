/// One view or modifier of the retained tree: its identity, its state, and the items it draws with.
///
/// Identity is the place in the parent: position, branch, or an explicit id.
@MainActor public final class _ViewNode {
  /// What tells a node from its siblings.
  enum Key: Hashable {
    case index(Int)
    case branch(Bool)
    case id(AnyHashable, Int)
  }

  unowned let graph: ViewGraph
  weak var parent: _ViewNode?
  let key: Key
  let depth: Int
  let viewType: ObjectIdentifier
  /// The pass in which the node came to be.
  let birth: Int

  var environment: EnvironmentValues
  private(set) var children: [_ViewNode] = []
  /// Children that went away and are still on the screen, with the position they had.
  private(set) var departing: [(node: _ViewNode, index: Int)] = []

  var role: ItemRole = .passthrough {
    didSet { if !role.isSame(as: oldValue) { invalidateItems() } }
  }
  /// By key type: a value handed up, given what the views below hand up.
  var preferences: [ObjectIdentifier: (() -> Any?) -> Any] = [:]
  /// Runs after every layout.
  var afterLayout: (() -> Void)? {
    didSet { graph.setObserver(self, isOn: afterLayout != nil) }
  }
  var onAppear: [() -> Void] = []
  var onDisappear: [() -> Void] = []
  /// What an `animation(_:value:)` asks for in a pass, for the frames below it.
  var passAnimation: (pass: Int, animation: Animation?)?

  private var view: Any
  private var rerun: (_ViewNode) -> Void
  private var slots: [Int: AnyObject] = [:]
  private var cachedItems: [Item]?
  private(set) var isDirty = false
  /// The pass in which the view ran last.
  private(set) var lastRun = 0
  private(set) var isRemoved = false

  init<V: View>(
    _ view: V, key: Key, parent: _ViewNode?, graph: ViewGraph, environment: EnvironmentValues
  ) {
    self.graph = graph
    self.parent = parent
    self.key = key
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    viewType = ObjectIdentifier(V.self)
    birth = graph.pass
    self.view = view
    rerun = { view._update(in: $0) }
  }

  // MARK: Bringing up to date

  /// Takes a new value of the same view; runs it again unless nothing it depends on changed.
  func update<V: View>(_ new: V, environment environmentNew: EnvironmentValues) {
    if !isDirty, environment.isIdentical(to: environmentNew), let old = view as? V,
      areEqual(old, new)
    {
      return
    }
    view = new
    environment = environmentNew
    rerun = { new._update(in: $0) }
    run()
  }

  func run() {
    isDirty = false
    lastRun = graph.pass
    preferences.removeAll()
    rerun(self)
  }

  /// Asks for an update with the next frame, for which `change` is made.
  func invalidate(
    _ transaction: Transaction = .current, change: (@MainActor () -> Void)? = nil
  ) {
    guard !isRemoved else {
      change?()
      return
    }
    isDirty = true
    graph.enqueue(self, transaction, change: change)
  }

  func property<Slot: AnyObject>(_ index: Int, _ make: () -> Slot) -> Slot {
    if let slot = slots[index] as? Slot { return slot }
    let slot = make()
    slots[index] = slot
    return slot
  }

  func existingProperty<Slot: AnyObject>(_ index: Int, as type: Slot.Type) -> Slot? {
    slots[index] as? Slot
  }

  var stateSlots: [(index: Int, slot: any StateSlot)] {
    slots.compactMap { index, slot in (slot as? any StateSlot).map { (index, $0) } }
      .sorted { $0.index < $1.index }
  }

  // MARK: Children

  /// Collects the children of one update.
  @MainActor struct ChildList {
    unowned let node: _ViewNode
    var old: [Key: _ViewNode]
    var new: [_ViewNode] = []

    mutating func add(_ view: any View, key: Key, environment: EnvironmentValues? = nil) {
      addOpened(view, key: key, environment: environment ?? node.environment)
    }

    private mutating func addOpened<V: View>(_ view: V, key: Key, environment: EnvironmentValues) {
      if let child = old[key], child.viewType == ObjectIdentifier(V.self) {
        old[key] = nil
        new.append(child)
        child.update(view, environment: environment)
      } else if let child = node.revive(key, type: ObjectIdentifier(V.self)) {
        new.append(child)
        child.update(view, environment: environment)
      } else {
        let child = _ViewNode(
          view, key: key, parent: node, graph: node.graph, environment: environment)
        new.append(child)
        child.run()
        node.graph.didInsert(child)
      }
    }
  }

  func updateChildren(_ body: (inout ChildList) -> Void) {
    var list = ChildList(
      node: self, old: Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a }))
    body(&list)
    let changed =
      list.new.count != children.count || !zip(list.new, children).allSatisfy { $0 === $1 }
    guard changed else { return }
    let before = children
    let kept = Set(list.new.map(ObjectIdentifier.init))
    children = list.new
    for (index, child) in before.enumerated() where !kept.contains(ObjectIdentifier(child)) {
      remove(child, at: index)
    }
    invalidateItems()
  }

  private func remove(_ child: _ViewNode, at index: Int) {
    if graph.beginDeparture(of: child) {
      departing.append((child, index))
    } else {
      child.dismantle()
    }
  }

  private func revive(_ key: Key, type: ObjectIdentifier) -> _ViewNode? {
    guard
      let index = departing.firstIndex(where: { $0.node.key == key && $0.node.viewType == type })
    else { return nil }
    let child = departing.remove(at: index).node
    invalidateItems()
    graph.cancelDeparture(of: child)
    return child
  }

  /// The departure of `child` is over.
  func finishDeparture(of child: _ViewNode) {
    guard let index = departing.firstIndex(where: { $0.node === child }) else { return }
    departing.remove(at: index)
    child.dismantle()
    invalidateItems()
  }

  func dismantle() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.dismantle() }
    for (child, _) in departing { child.dismantle() }
    afterLayout = nil
    for slot in slots.values { (slot as? any MovingSlot)?.stop(in: graph) }
    for action in onDisappear { action() }
    for item in ownItems { item.wasRemoved() }
  }

  // MARK: Preferences

  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    preferenceIfAny(key) ?? Key.defaultValue
  }

  private func preferenceIfAny<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    func below() -> Key.Value? {
      var result: Key.Value?
      for child in children {
        guard let next = child.preferenceIfAny(key) else { continue }
        if var value = result {
          Key.reduce(value: &value) { next }
          result = value
        } else {
          result = next
        }
      }
      return result
    }
    guard let own = preferences[ObjectIdentifier(key)] else { return below() }
    return own(below) as? Key.Value
  }

  // MARK: Items

  /// The items this node stands for in its parent's layout.
  var items: [Item] {
    if let cachedItems { return cachedItems }
    let items = role.items(of: self)
    cachedItems = items
    return items
  }

  private var ownItems: [Item] { role.ownItems }

  /// The items of the children in order, departing ones where they stood.
  func childItems(from first: Int = 0) -> [Item] {
    var result: [Item] = []
    for (index, child) in children.enumerated() where index >= first {
      for entry in departing where entry.index == index { result += entry.node.items }
      result += child.items
    }
    for entry in departing where entry.index >= children.count { result += entry.node.items }
    return result
  }

  /// The list of items changed: whoever holds it collects again.
  func invalidateItems() {
    var node: _ViewNode? = self
    while let current = node {
      if case .container = current.role {
        graph.needsCollection(current)
        if current !== self || current.cachedItems != nil { return }
        current.cachedItems = nil
        node = current.parent
        continue
      }
      current.cachedItems = nil
      node = current.parent
    }
  }

  /// Where the node stands: keys from the root, joined by slashes.
  var path: String {
    var parts: [String] = []
    var node: _ViewNode? = self
    while let current = node, current.parent != nil {
      parts.append(current.key.description)
      node = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension _ViewNode.Key: CustomStringConvertible {
  var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .branch(let isTrue): isTrue ? "if" : "else"
    case .id(let id, let repeats): repeats == 0 ? "\(id.base)" : "\(id.base)#\(repeats)"
    }
  }
}
