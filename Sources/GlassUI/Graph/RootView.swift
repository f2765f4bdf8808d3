/// The root: several views stand one below the other.
struct RootView: View {
  typealias Body = Never
  let content: any View

  func _update(in node: _ViewNode) {
    node.container(
      { StackItem($0, kind: "Root") },
      configure: {
        $0.layout.behavior = StackLayout.vertical()
      }
    ) { $0.add(content, key: .index(0)) }
  }
}
