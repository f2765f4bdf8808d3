import Geometry

/// `gridCellColumns(_:)`: how many columns a cell takes.
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// `gridCellAnchor(_:)`: where a cell stands in its place, against all alignments.
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// `gridColumnAlignment(_:)`: how the cells of this cell's column are aligned.
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// `gridCellUnsizedAxes(_:)`: along which axes a cell takes only what the others leave.
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

extension LayoutNode {
  /// The value that the node sets for this key, or the key's default.
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}
