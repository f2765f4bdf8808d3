/// A name space for identifiers, unique to the view that declares it.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A name space's identity.
  public struct ID: Hashable, Sendable {
    let raw: Int
  }

  private final class Slot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var slot: Slot?

  public init() {}
  public var wrappedValue: ID { slot?.id ?? ID(raw: 0) }

  @MainActor public mutating func _install(in node: _ViewNode, slot index: Int) {
    slot = node.property(index) { Slot(ID(raw: node.graph.nextSerial())) }
  }
}
