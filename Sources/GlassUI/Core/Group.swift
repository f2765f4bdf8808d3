/// Collects views without a layout of its own: modifiers reach each of them.
nonisolated public struct Group<Content> { let content: Content }

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}
