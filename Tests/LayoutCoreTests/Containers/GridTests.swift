import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct GridTests {
  private func grid(
    _ rows: [GridRowSpec], _ cells: [LayoutNode], alignment: Alignment = .center,
    spacing: CGFloat? = 0
  ) -> LayoutNode {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, rows: rows)
    return LayoutNode(layout, children: cells)
  }

  @Test func `Columns are as wide and rows as high as their largest cells`() {
    let tree = grid(
      [.row(cells: 2), .row(cells: 2)], [box(10, 30), box(50, 10), box(40, 10), box(20, 20)],
      alignment: .topLeading, spacing: 5
    ).layout(400, 600)
    #expect(tree.frame.size == size(95, 55))
    #expect(
      tree.leaves.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 45, y: 0), CGPoint(x: 0, y: 35), CGPoint(x: 45, y: 35),
      ])
  }

  @Test func `Cells stand in their places as the alignment says`() {
    let tree = grid(
      [.row(cells: 2), .row(cells: 2)], [box(10, 30), box(50, 10), box(40, 10), box(20, 20)]
    )
    .layout(400, 600)
    #expect(
      tree.leaves.map(\.frame) == [
        rect(15, 0, 10, 30), rect(40, 10, 50, 10), rect(0, 35, 40, 10), rect(55, 30, 20, 20),
      ])
  }

  @Test func `Flexible columns share what rigid ones leave`() {
    let tree = grid([.row(cells: 3)], [color(), box(100, 10), color()]).layout(400, 50)
    #expect(tree.leaves.map(\.frame.width) == [150, 100, 150])
    #expect(tree.frame.size == size(400, 50))
  }

  @Test func `A view that is no row stands across all columns`() {
    let tree = grid(
      [.row(cells: 2), .whole], [box(30, 10), box(50, 10), color().frame(height: 2)]
    )
    .layout(nil, nil)
    #expect(tree.leaves[2].frame == rect(0, 10, 80, 2))
  }

  @Test func `An unsized cell takes only what the others need`() {
    let line = color().frame(height: 2).with(
      LayoutValueBehavior(GridCellUnsizedAxes.self, value: .horizontal))
    let tree = grid([.row(cells: 2), .whole], [box(30, 10), box(50, 10), line]).layout(400, nil)
    #expect(tree.frame.size == size(80, 12))
    #expect(tree.leaves[2].frame == rect(0, 10, 80, 2))
  }

  @Test func `A cell across columns widens them when they are too narrow`() {
    let wide = box(100, 10).with(LayoutValueBehavior(GridCellColumns.self, value: 2))
    let tree = grid([.row(cells: 2), .row(cells: 1)], [box(30, 10), box(50, 10), wide])
      .layout(400, 600)
    #expect(tree.frame.size == size(100, 20))
    #expect(tree.leaves.map(\.frame.midX) == [20, 70, 50])
  }

  @Test func `Anchors, column and row alignments go before the grid's`() {
    let anchored = box(10, 10).with(
      LayoutValueBehavior(GridCellAnchor.self, value: .bottomTrailing))
    let trailing = box(20, 10).with(
      LayoutValueBehavior(GridColumnAlignment.self, value: .trailing))
    let tree = grid(
      [.row(cells: 2), .row(cells: 2, alignment: .top)],
      [box(40, 40), anchored, trailing, box(40, 30)]
    ).layout(400, 600)
    #expect(
      tree.leaves.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 30), CGPoint(x: 20, y: 40), CGPoint(x: 40, y: 40),
      ])
  }

  @Test func `Texts of a row can share their baseline`() {
    let tree = grid(
      [.row(cells: 2, alignment: .firstTextBaseline)], [text(20, height: 48), box(10, 30)]
    ).layout(400, nil)
    #expect(tree.leaves.map(\.frame.minY) == [18, 0])
    #expect(tree.frame.height == 66)
  }

  @Test func `Without spacing the cells' preferences count`() {
    let tree = grid(
      [.row(cells: 2), .row(cells: 2)], [text(10), text(10), text(10), text(10)], spacing: nil)
    #expect(tree.size(nil, nil) == size(28, 32))
  }

  @Test func `An empty grid has no size`() {
    #expect(grid([], []).size(400, 600) == .zero)
    #expect(grid([.row(cells: 3)], []).layout(400, 600).frame == .zero)
  }
}
