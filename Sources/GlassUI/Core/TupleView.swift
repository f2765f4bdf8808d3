/// Several views, one after the other.
nonisolated public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { children in
      var index = 0
      for view in repeat each content {
        children.add(view, key: .index(index))
        index += 1
      }
    }
  }
}
