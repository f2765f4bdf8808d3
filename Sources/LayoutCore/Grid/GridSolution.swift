import Foundation

/// A grid's columns and rows for one proposal.
struct GridSolution {
  let proposal: ProposedViewSize
  let columns: GridTracks
  let rows: GridTracks

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }
}
