import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// How a stack shares its length out (LAYOUT.md §1).
struct StackDistributionTests {
  @Test func `An empty stack has no size`() {
    #expect(hstack().size(400, 600) == .zero)
    #expect(vstack().size(nil, nil) == .zero)
  }

  @Test func `Without a proposal every child has its ideal length`() {
    let tree = hstack(spacing: 0, color(), box(30, 20), wrapping(12))
    #expect(tree.size(nil, nil) == size(160, 20))
    #expect(tree.totalMeasurements == 4)
  }

  @Test func `Rigid children take their share first and flexible ones what is left`() {
    let tree = hstack(spacing: 0, color(), box(100, 10), color()).layout(400, 50)
    #expect(tree.leaves.map(\.frame.width) == [150, 100, 150])
  }

  @Test func `A text gives up what it does not use`() {
    let tree = hstack(spacing: 0, color(), wrapping(4)).layout(200, 50)
    #expect(tree.leaves.map(\.frame.width) == [160, 40])
  }

  @Test func `Equally endless children: the one with the larger minimum is asked first`() {
    let wide = color().frame(minWidth: 150, maxWidth: .infinity)
    let tree = hstack(spacing: 0, color(), wide).layout(200, 50)
    #expect(tree.leaves.map(\.frame.width) == [50, 150])
  }

  @Test func `Ties are served in declaration order`() {
    let tree = hstack(spacing: 0, wrapping(10), wrapping(10)).layout(110, 50)
    // 55 points each: the first wraps to five characters, the second has 60 left and takes six.
    #expect(tree.leaves.map(\.frame.width) == [50, 60])
  }

  @Test func `Children that take more than their share starve the later ones but not below zero`() {
    let tree = hstack(spacing: 0, box(300, 10), color()).layout(200, 50)
    #expect(tree.leaves.map(\.frame.width) == [300, 0])
    #expect(tree.frame.width == 300)
  }

  @Test func `A higher priority is served first, after the minimum of the lower ones`() {
    let low = color().frame(minWidth: 30, maxWidth: .infinity)
    let tree = hstack(spacing: 0, low, color().priority(1)).layout(200, 50)
    #expect(tree.leaves.map(\.frame.width) == [30, 170])
  }

  @Test func `A group gets its minimum back when its turn comes`() {
    let low = { color().frame(minWidth: 20, maxWidth: .infinity) }
    let tree = hstack(spacing: 0, low(), box(60, 10).priority(2), low()).layout(200, 50)
    #expect(tree.leaves.map(\.frame.width) == [70, 60, 70])
  }

  @Test func `Three priorities are served from the highest down`() {
    let tree = hstack(
      spacing: 0, wrapping(20).priority(-1), wrapping(20), wrapping(20).priority(1)
    ).layout(300, 400)
    // The highest takes all but the minimum of the others, a character each.
    #expect(tree.leaves.map(\.frame.width) == [10, 90, 200])
  }

  @Test func `Endless space stays endless`() {
    #expect(hstack(spacing: 0, color(), box(10, 10)).size(.infinity, 20) == size(.infinity, 20))
    #expect(hstack(spacing: 0, box(5, 10), box(10, 10)).size(.infinity, 20) == size(15, 10))
  }

  @Test func `The cross proposal reaches the children and the largest gives the cross size`() {
    let tree = vstack(spacing: 0, wrapping(20), box(40, 10)).layout(100, nil)
    #expect(tree.frame == rect(0, 0, 100, 42))
  }

  @Test func `Placed without a cross proposal, children are offered the stack's own size`() {
    let tree = hstack(spacing: 0, box(20, 30), divider()).layout(100, nil)
    #expect(tree.leaves.map(\.frame) == [rect(0, 0, 20, 30), rect(20, 0, 1, 30)])
  }

  @Test func `Negative spacing overlaps`() {
    let tree = hstack(spacing: -10, box(30, 10), box(30, 10)).layout(400, 10)
    #expect(tree.leaves.map(\.frame.minX) == [0, 20])
    #expect(tree.frame.width == 50)
  }
}
