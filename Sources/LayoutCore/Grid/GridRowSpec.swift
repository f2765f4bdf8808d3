/// One row of a grid.
package struct GridRowSpec: Equatable, Sendable {
  /// How many of the grid's views are cells of the row.
  package var cells: Int
  /// How the row's cells are aligned; `nil` as the grid says.
  package var alignment: VerticalAlignment?
  /// Whether the row is a view of its own, across all columns.
  package var isWhole: Bool

  /// A `GridRow` with this many cells.
  package static func row(cells: Int, alignment: VerticalAlignment? = nil) -> GridRowSpec {
    GridRowSpec(cells: max(cells, 0), alignment: alignment, isWhole: false)
  }

  /// A view that is no `GridRow`.
  package static let whole = GridRowSpec(cells: 1, alignment: nil, isWhole: true)
}
