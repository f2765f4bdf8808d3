import Geometry

/// A view and the columns it takes in its row.
struct GridCell {
  let node: LayoutNode
  let row: Int
  let columns: Range<Int>
  let unsized: Axis.Set

  func isSized(_ axis: Axis) -> Bool {
    !unsized.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}
