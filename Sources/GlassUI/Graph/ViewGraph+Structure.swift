extension ViewGraph {
  func needsCollection(_ node: _ViewNode) { stale[ObjectIdentifier(node)] = node }

  func collectItems() {
    while !stale.isEmpty {
      let nodes = stale.values.sorted { $0.depth > $1.depth }
      stale = [:]
      for node in nodes where !node.isRemoved {
        if case .container(let item) = node.role { item.setChildren(node.childItems()) }
      }
    }
  }

  func setObserver(_ node: _ViewNode, isOn: Bool) {
    observers[ObjectIdentifier(node)] = isOn ? node : nil
  }

  /// A view came into a tree that already stood.
  func didInsert(_ node: _ViewNode) {
    guard let animation = transaction.effectiveAnimation, let parent = node.parent,
      parent.birth != pass
    else { return }
    inserted.append((node, animation))
  }

  /// Lets a removed view go with its transition; `false` when it goes at once.
  func beginDeparture(of node: _ViewNode) -> Bool {
    guard let animation = transaction.effectiveAnimation else { return false }
    let items = node.items.filter { !($0.transition?.isIdentity ?? false) }
    guard !items.isEmpty else { return false }
    for item in items { item.beginDeparture(animation) }
    departures.append(node)
    return true
  }

  func cancelDeparture(of node: _ViewNode) {
    departures.removeAll { $0 === node }
    for item in node.items { item.cancelDeparture(transaction.effectiveAnimation) }
  }

  func finishDepartures() {
    let finished = departures.filter { node in !node.items.contains { $0.isDepartureRunning } }
    guard !finished.isEmpty else { return }
    departures.removeAll { node in finished.contains { $0 === node } }
    for node in finished { node.parent?.finishDeparture(of: node) }
    collectItems()
  }
}
