/// A stored property of a view that brings a value from outside and makes the view follow it.
public protocol DynamicProperty {
  /// Called before the view's body is asked for.
  mutating func update()
  /// Ties the property to the node of its view; `slot` tells it from the view's others.
  @MainActor mutating func _install(in node: _ViewNode, slot: Int)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public mutating func _install(in node: _ViewNode, slot: Int) {
    DynamicProperties.install(in: &self, node: node, slot: slot)
    update()
  }
}
