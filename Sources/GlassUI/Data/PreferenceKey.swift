/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: Key.Value

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.preferences[ObjectIdentifier(Key.self)] = { _ in value }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let transform: (inout Key.Value) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.preferences[ObjectIdentifier(Key.self)] = { below in
      var value = below() as? Key.Value ?? Key.defaultValue
      transform(&value)
      return value
    }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

nonisolated struct PreferenceObserver<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never
  let action: (Key.Value) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.afterLayout = { [unowned node] in
      let value = node.preference(Key.self)
      let memory = node.property(1) { Memory<Key.Value>() }
      guard memory.value != value else { return }
      memory.value = value
      action(value)
    }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}

/// What an observer saw last.
final class Memory<Value> {
  var value: Value?
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
