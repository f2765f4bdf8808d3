import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct ModifierTests {
  @Test func `An offset moves the child and nothing else`() {
    let tree = hstack(
      .lastTextBaseline, spacing: 0,
      text(20).with(OffsetLayout(CGSize(width: 5, height: 7))), box(10, 16)
    ).layout(400, 600)
    #expect(tree.leaves.map(\.frame) == [rect(5, 11, 20, 16), rect(20, 0, 10, 16)])
  }

  @Test func `A position takes the proposal and centres the child there`() {
    let tree = box(20, 10).with(PositionLayout(CGPoint(x: 30, y: 40))).layout(200, 100)
    #expect(tree.frame == rect(0, 0, 200, 100))
    #expect(tree.leaves[0].frame == rect(20, 35, 20, 10))
    #expect(box(20, 10).with(PositionLayout(.zero)).size(nil, 50) == size(20, 50))
  }

  @Test func `A fixed size lets the child choose`() {
    #expect(wrapping(20).with(FixedSizeLayout()).size(50, 10) == size(200, 16))
    let vertical = FixedSizeLayout(horizontal: false, vertical: true)
    #expect(color().with(vertical).size(50, 100) == size(50, 10))
  }

  @Test(arguments: [
    (AspectRatioLayout.Mode.fit, CGFloat?.some(200), CGFloat?.some(50), size(100, 50)),
    (.fill, 200, 50, size(200, 100)),
    (.fit, 80, nil, size(80, 40)),
    (.fit, nil, 30, size(60, 30)),
    (.fit, nil, nil, size(10, 5)),
    (.fill, nil, nil, size(20, 10)),
    (.fit, .infinity, 50, size(100, 50)),
    (.fill, .infinity, 50, size(.infinity, .infinity)),
  ])
  func `A ratio of 2 shapes the proposal`(
    mode: AspectRatioLayout.Mode, width: CGFloat?, height: CGFloat?, expected: CGSize
  ) {
    let tree = color().with(AspectRatioLayout(ratio: 2, contentMode: mode))
    #expect(tree.size(width, height) == expected)
  }

  @Test func `Without a ratio the child's ideal one holds`() {
    let picture = LayoutNode(
      LeafLayout { $0.replacingUnspecifiedDimensions(by: size(30, 10)) })
    #expect(
      picture.with(AspectRatioLayout(ratio: nil, contentMode: .fit)).size(90, 90) == size(90, 30))
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func `A senseless ratio counts as not given`(ratio: CGFloat) {
    let tree = color().with(AspectRatioLayout(ratio: ratio, contentMode: .fit))
    #expect(tree.size(90, 40) == size(40, 40))
  }

  @Test func `Priorities reach through modifiers`() {
    #expect(text(1).priority(2).padding(3).frame(width: 9).overlay(color()).priority == 2)
    #expect(text(1).priority(2).priority(5).priority == 5)
    #expect(hstack(text(1).priority(2)).priority == 0)
    #expect(text(1).priority(.nan).priority == 0)
  }
}
