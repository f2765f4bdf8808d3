import Foundation
import Geometry

/// `layoutValue(key:value:)`: what a custom layout around the view reads from its proxy.
package struct LayoutValueBehavior: UnaryLayout {
  let key: ObjectIdentifier
  let value: Any

  package init<K: LayoutValueKey>(_ key: K.Type, value: K.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  package func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    key == self.key ? value : node.children.first?.value(for: key)
  }
}
