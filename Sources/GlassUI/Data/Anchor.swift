/// A place in a view, to be told in the coordinates of another.
public struct Anchor<Value: Sendable>: Sendable {
  /// Where in a view.
  public struct Source: Sendable {
    let place: @Sendable (CGRect) -> Value
  }

  /// The place in the window, as the last layout made it.
  let global: Value
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source { $0 } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { point.point(in: $0) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A rectangle of another view, in this one's coordinates.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = frame(in: .global).origin
    return anchor.global.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A point of another view, in this one's coordinates.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = frame(in: .global).origin
    return CGPoint(x: anchor.global.x - origin.x, y: anchor.global.y - origin.y)
  }
}

nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Value: Sendable>: ViewModifier {
  typealias Body = Never
  let source: Anchor<Value>.Source
  /// Adds the anchor to what is handed up from below.
  let transform: (_ below: Key.Value?, Anchor<Value>) -> Key.Value

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.preferences[ObjectIdentifier(Key.self)] = { [unowned node, source, transform] below in
      let item = node.items.first
      let rect = item.map { $0.target.applying($0.windowTransform) } ?? .zero
      return transform(below() as? Key.Value, Anchor(global: source.place(rect)))
    }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

extension View {
  /// Hands up a place in the view.
  nonisolated public func anchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value, transform: { _, anchor in transform(anchor) }))
  }

  /// Adds a place in the view to what the views below hand up.
  nonisolated public func transformAnchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(
        source: value,
        transform: { below, anchor in
          var value = below ?? K.defaultValue
          transform(&value, anchor)
          return value
        }))
  }

  /// Puts a view made of a preference before the view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(isOverlay: true, alignment: alignment, transform: transform))
  }

  /// Puts a view made of a preference behind the view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(isOverlay: false, alignment: alignment, transform: transform))
  }
}

/// Makes a layer of what its content hands up.
nonisolated private struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  let isOverlay: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Layer

  @State private var value: Key.Value?

  init(isOverlay: Bool, alignment: Alignment, transform: @escaping (Key.Value) -> Layer) {
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.transform = transform
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(PreferenceReader<Key> { value = $0 })
      .modifier(
        SecondaryModifier(
          isOverlay: isOverlay, alignment: alignment,
          secondary: transform(value ?? Key.defaultValue)))
  }
}

/// Tells a preference whenever it may have changed.
nonisolated private struct PreferenceReader<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let action: (Key.Value) -> Void

  init(_ action: @escaping (Key.Value) -> Void) { self.action = action }

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    let seen = node.property(1) { Memory<(value: Key.Value, pass: Int)>() }
    node.afterLayout = { [unowned node, action] in
      let value = node.preference(Key.self)
      if let old = seen.value {
        // What cannot be compared is told again only after somebody else's change.
        guard !areEqual(old.value, value), old.pass != node.graph.pass - 1 || isComparable(value)
        else { return }
      }
      seen.value = (value, node.graph.pass)
      action(value)
    }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

private func isComparable(_ value: Any) -> Bool { value is any Equatable }
