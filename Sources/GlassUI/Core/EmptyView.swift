/// A view without content.
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public init() {}

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { _ in }
  }
}
