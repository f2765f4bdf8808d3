/// A change applied to a view, as a view that takes the old one's place.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Brings the node of `content` with this modifier up to date.
  @MainActor @preconcurrency func _update<V: View>(in node: _ViewNode, content: V)
}

extension ViewModifier {
  @MainActor @preconcurrency public func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.evaluateBody(of: self, content: content)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the view graph and has no body")
  }
}

/// The view a modifier is applied to, inside the modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let view: any View

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { $0.add(view, key: .index(0)) }
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public init() {}

  @MainActor public func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

/// A view with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    modifier._update(in: node, content: content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update<V: View>(in node: _ViewNode, content view: V) {
    node.role = .passthrough
    node.updateChildren {
      $0.add(
        ModifiedContent<ModifiedContent<V, Content>, Modifier>(
          content: ModifiedContent<V, Content>(content: view, modifier: content),
          modifier: modifier), key: .index(0))
    }
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
