/// A view for each element of a collection, told apart by identifiers.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { children in
      var seen: [AnyHashable: Int] = [:]
      let elements = node.tracking { data.map { (AnyHashable(id($0)), content($0)) } }
      for (key, view) in elements {
        let repeats = seen[key, default: 0]
        seen[key] = repeats + 1
        if repeats == 1 {
          node.graph.report(
            "ForEach: the ID \(key) occurs more than once; later views are kept apart by position")
        }
        children.add(view, key: .id(key, repeats))
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0].id) },
      content: { entry in content(data.element(at: entry.0, fallback: values[entry.0])) },
      id: { $0.1 })
  }
}
