import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct ZStackTests {
  @Test func `It is as large as its children together`() {
    #expect(zstack(box(30, 80), box(60, 20)).size(400, 600) == size(60, 80))
    #expect(zstack().size(400, 600) == .zero)
  }

  @Test func `Children lie guide on guide`() {
    let tree = zstack(.bottomTrailing, box(30, 80), box(60, 20)).layout(400, 600)
    #expect(tree.leaves.map(\.frame) == [rect(30, 0, 30, 80), rect(0, 60, 60, 20)])
  }

  @Test func `Children of the highest priority alone give the size`() {
    let tree = zstack(color(), text(50).priority(1)).layout(400, 600)
    #expect(tree.frame.size == size(50, 16))
    #expect(tree.leaves.map(\.frame) == [rect(0, 0, 50, 16), rect(0, 0, 50, 16)])
  }

  @Test func `Everything is placed with the stack's size as proposal`() {
    let tree = zstack(color().frame(maxHeight: 40), box(100, 50)).layout(100, nil)
    #expect(tree.leaves[0].frame == rect(0, 5, 100, 40))
  }

  @Test func `An explicit guide outside the view widens the stack`() {
    let pushed = box(20, 20).guide(.leading) { _ in -30 }
    let tree = zstack(.topLeading, box(10, 10), pushed).layout(400, 600)
    #expect(tree.frame.size == size(50, 20))
    #expect(tree.leaves.map(\.frame.minX) == [0, 30])
  }
}
