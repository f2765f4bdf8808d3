/// A configuration of the Liquid Glass material.
nonisolated public struct Glass: Equatable, Sendable {
  enum Variant: Hashable, Sendable { case regular, clear, identity }

  let variant: Variant
  private(set) var tintColor: Color?
  private(set) var isInteractive = false

  public static let regular = Glass(variant: .regular)
  public static let clear = Glass(variant: .clear)
  /// As if there were no glass.
  public static let identity = Glass(variant: .identity)

  private init(variant: Variant) { self.variant = variant }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Whether the glass flexes and brightens under the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline { Capsule()._outline(in: rect) }
}

/// How glass comes and goes in its container.
public struct GlassEffectTransition: Equatable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case matchedGeometry, materialize, identity }
  let kind: Kind

  /// Out of, and back into, the shape of a neighbour.
  public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
  /// The material forms in place.
  public static let materialize = GlassEffectTransition(kind: .materialize)
  /// At once.
  public static let identity = GlassEffectTransition(kind: .identity)
}

/// A name in a name space.
struct GlassName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension EnvironmentValues {
  @Entry var glassEffectID: GlassName?
  @Entry var glassEffectUnion: GlassName?
  /// Whether the nearest glass around answers what lies behind it, and labels follow it.
  @Entry var isOnAdaptiveGlass = false
  @Entry var glassEffectTransition = GlassEffectTransition.matchedGeometry
}

nonisolated struct GlassEffectModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  let glass: Glass
  let shape: S

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    // The names belong to this glass; what is inside has its own.
    let variant = glass.variant
    let inner = node.changedEnvironment(memo: variant) {
      $0.glassEffectID = nil
      $0.glassEffectUnion = nil
      $0.glassEffectTransition = .matchedGeometry
      // Without glass, what is around stays; clear glass does not adapt (A).
      if variant != .identity { $0.isOnAdaptiveGlass = variant == .regular }
    }
    node.wrap(content, environment: inner, make: { GlassItem($0) }) {
      $0.update(glass, shape: shape)
    }
  }
}

nonisolated struct GlassNameModifier: ViewModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, GlassName?>
  let name: GlassName?

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.passEnvironment(to: content, memo: name) { $0[keyPath: keyPath] = name }
  }
}

extension View {
  /// Puts glass behind the view, in a shape that fills the view's bounds.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Names the glass in its container, so that it is known again when it changes.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      GlassNameModifier(
        keyPath: \.glassEffectID,
        name: id.map { GlassName(id: AnyHashable($0), namespace: namespace) }))
  }

  /// Makes one shape of all glass in the container with this name, shape and variant.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    modifier(
      GlassNameModifier(
        keyPath: \.glassEffectUnion,
        name: id.map { GlassName(id: AnyHashable($0), namespace: namespace) }))
  }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassEffectTransition, transition)
  }
}

/// Renders the glass inside together, so that shapes may blend and morph into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  public typealias Body = Never
  let spacing: CGFloat?
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _update(in node: _ViewNode) {
    node.container(
      { GlassContainerItem($0) },
      configure: {
        // Where none is given, shapes blend only when they touch (T).
        $0.spacing = spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
      }
    ) { $0.add(content, key: .index(0)) }
  }
}
