import Foundation
import Geometry

/// Finds the columns and rows of a grid and puts its cells in them.
struct GridSolver {
  let layout: GridLayout
  let cells: [GridCell]
  let rowCount: Int
  let columnCount: Int

  init(_ layout: GridLayout, _ nodes: [LayoutNode]) {
    self.layout = layout
    var rows: [[(node: LayoutNode, span: Int)]] = []
    var rest = nodes[...]
    for row in layout.rows {
      rows.append(
        rest.prefix(row.cells).map {
          ($0, row.isWhole ? 0 : max($0.value(GridCellColumns.self), 1))
        })
      rest = rest.dropFirst(row.cells)
    }
    let columnCount = max(rows.map { $0.reduce(0) { $0 + $1.span } }.max() ?? 0, 1)
    var cells: [GridCell] = []
    for (index, row) in rows.enumerated() {
      var column = 0
      for (node, span) in row {
        // A view that is no row has a span of 0, which stands for all columns.
        let end = span == 0 ? columnCount : min(column + span, columnCount)
        cells.append(
          GridCell(
            node: node, row: index, columns: column..<end,
            unsized: node.value(GridCellUnsizedAxes.self)))
        column = end
      }
    }
    self.cells = cells
    rowCount = rows.count
    self.columnCount = columnCount
  }

  func solve(_ proposal: ProposedViewSize) -> GridSolution {
    let columns = columns(proposal.width)
    let extents = { (row: Int, offer: CGFloat?) in rowExtent(row, offer, columns) }
    let rows = GridTracks.sharing(
      proposal.height, gaps: gaps(.vertical, layout.verticalSpacing), count: rowCount
    ) { extents($0, $1).length }
    return GridSolution(proposal: proposal, columns: columns, rows: rows)
  }

  func placements(_ solution: GridSolution) -> [ChildPlacement] {
    cells.map { cell in placement(of: cell, solution) }
  }
}

extension GridSolver {
  private func columns(_ proposal: CGFloat?) -> GridTracks {
    let sized = cells.filter { $0.isSized(.horizontal) }
    var columns = GridTracks.sharing(
      proposal, gaps: gaps(.horizontal, layout.horizontalSpacing), count: columnCount
    ) { column, offer in
      sized.lazy.filter { $0.columns == column..<column + 1 }.map {
        $0.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    for cell in sized where cell.columns.count > 1 {
      let offer = proposal == nil ? nil : columns.length(of: cell.columns)
      let size = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil))
      columns.widen(cell.columns, toHold: size.width)
    }
    return columns
  }

  /// The extent of a row's cells around their common guide.
  private func rowExtent(_ row: Int, _ offer: CGFloat?, _ columns: GridTracks) -> CrossExtent {
    var extent = CrossExtent()
    for cell in cells where cell.row == row && cell.isSized(.vertical) {
      let proposal = ProposedViewSize(width: columns.length(of: cell.columns), height: offer)
      extent.add(
        length: cell.node.sizeThatFits(proposal).height,
        guide: cell.node.guide(rowAlignment(row).key, proposal: proposal))
    }
    return extent
  }

  private func rowAlignment(_ row: Int) -> VerticalAlignment {
    layout.rows[row].alignment ?? layout.alignment.vertical
  }

  private func columnAlignment(_ column: Int) -> HorizontalAlignment {
    let given = cells.lazy.filter { $0.columns.lowerBound == column }
      .compactMap { $0.node.value(GridColumnAlignment.self) }
    return given.first ?? layout.alignment.horizontal
  }

  /// The given spacing, or between two tracks the greatest distance that their cells prefer.
  private func gaps(_ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
    let count = axis == .horizontal ? columnCount : rowCount
    guard count > 1 else { return [] }
    if let spacing { return [CGFloat](repeating: spacing, count: count - 1) }
    var edges = [ViewSpacing](repeating: .none, count: count)
    for cell in cells where axis == .vertical || cell.columns.count == 1 {
      let track = axis == .vertical ? cell.row : cell.columns.lowerBound
      guard track < count else { continue }
      edges[track].formUnion(cell.node.spacing)
    }
    return zip(edges, edges.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  private func placement(of cell: GridCell, _ solution: GridSolution) -> ChildPlacement {
    let (columns, rows) = (solution.columns, solution.rows)
    let place = CGSize(
      width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
    let proposal = ProposedViewSize(place)
    let size = cell.node.sizeThatFits(proposal)
    var origin = CGPoint(
      x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: cell.row))
    if let anchor = cell.node.value(GridCellAnchor.self) {
      origin.x += anchor.x * (place.width - size.width)
      origin.y += anchor.y * (place.height - size.height)
      return ChildPlacement(origin: origin, proposal: proposal)
    }
    let alignment = Alignment(
      horizontal: columnAlignment(cell.columns.lowerBound), vertical: rowAlignment(cell.row))
    let (here, there) = (alignment.point(in: place), alignment.point(of: cell.node, proposal))
    origin.x += here.x - there.x
    // Texts of a row share their baseline; its default in the row itself would be the bottom.
    let isBaseline = alignment.vertical.key.builtIn?.isTextBaseline ?? false
    let guide =
      isBaseline ? rowExtent(cell.row, rows.lengths[cell.row], columns).guide : here.y
    origin.y += guide - there.y
    return ChildPlacement(origin: origin, proposal: proposal)
  }
}
