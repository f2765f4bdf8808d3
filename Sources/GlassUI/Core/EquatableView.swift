/// A view that is brought up to date only when it is not equal to the one before.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
