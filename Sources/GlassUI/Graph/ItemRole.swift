/// How a node turns into items: what is laid out and drawn.
@MainActor enum ItemRole {
  /// No item of its own: those of its children.
  case passthrough
  /// One item without children.
  case leaf(Item)
  /// One item that holds the children's.
  case container(Item)
  /// One item around each of the content's.
  case wrapper(Wrapping)

  /// Wraps each item of a content, keeping the wrappers by what they wrap.
  @MainActor final class Wrapping {
    let make: (_ViewNode) -> Item
    var configure: (Item) -> Void
    private var known: [ObjectIdentifier: Item] = [:]
    private(set) var current: [Item] = []

    init(make: @escaping (_ViewNode) -> Item, configure: @escaping (Item) -> Void) {
      self.make = make
      self.configure = configure
    }

    func wrap(_ items: [Item], in node: _ViewNode) -> [Item] {
      var kept: [ObjectIdentifier: Item] = [:]
      current = items.enumerated().map { index, inner in
        let id = ObjectIdentifier(inner)
        let wrapper = known[id] ?? make(node)
        kept[id] = wrapper
        if known[id] == nil { configure(wrapper) }
        wrapper.wrap(inner, index: index)
        return wrapper
      }
      for (id, wrapper) in known where kept[id] == nil { wrapper.wasRemoved() }
      known = kept
      return current
    }
  }

  func isSame(as other: ItemRole) -> Bool {
    switch (self, other) {
    case (.passthrough, .passthrough): true
    case (.leaf(let a), .leaf(let b)), (.container(let a), .container(let b)): a === b
    case (.wrapper(let a), .wrapper(let b)): a === b
    default: false
    }
  }

  func items(of node: _ViewNode) -> [Item] {
    switch self {
    case .passthrough: node.childItems()
    case .leaf(let item), .container(let item): [item]
    case .wrapper(let wrapping): wrapping.wrap(node.contentItems, in: node)
    }
  }

  var ownItems: [Item] {
    switch self {
    case .passthrough: []
    case .leaf(let item), .container(let item): [item]
    case .wrapper(let wrapping): wrapping.current
    }
  }
}

extension _ViewNode {
  /// The items of the first child: what a modifier's content stands for.
  var contentItems: [Item] {
    guard let content = children.first else { return departing.flatMap { $0.node.items } }
    return departing.flatMap { $0.node.items } + content.items
  }

  /// Makes the node a leaf with an item of its own.
  @discardableResult
  func leaf<I: Item>(_ make: (_ViewNode) -> I, configure: (I) -> Void) -> I {
    let item: I
    if case .leaf(let known) = role, let known = known as? I {
      item = known
    } else {
      item = make(self)
      role = .leaf(item)
    }
    configure(item)
    return item
  }

  /// Makes the node one item around the items of its children.
  @discardableResult
  func container<I: Item>(
    _ make: (_ViewNode) -> I, configure: (I) -> Void, children body: (inout ChildList) -> Void
  ) -> I {
    let item: I
    if case .container(let known) = role, let known = known as? I {
      item = known
    } else {
      item = make(self)
      role = .container(item)
      graph.needsCollection(self)
    }
    configure(item)
    updateChildren(body)
    return item
  }

  /// Wraps each item of `content` in one made by `make`, brought up to date by `configure`; `name`
  /// stands beside the content as a second child, unseen, for the wrapper to be called by.
  func wrap<I: Item, V: View>(
    _ content: V, named name: (any View)? = nil, environment: EnvironmentValues? = nil,
    make: @escaping (_ViewNode) -> I,
    configure: @escaping (I) -> Void
  ) {
    let erased: (Item) -> Void = { if let item = $0 as? I { configure(item) } }
    if case .wrapper(let wrapping) = role {
      wrapping.configure = erased
      wrapping.current.forEach(erased)
    } else {
      role = .wrapper(ItemRole.Wrapping(make: make, configure: erased))
    }
    updateChildren {
      $0.add(content, key: .index(0), environment: environment)
      if let name { $0.add(name, key: .index(1)) }
    }
  }
}
