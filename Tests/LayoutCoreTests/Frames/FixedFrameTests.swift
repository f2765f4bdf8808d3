import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct FixedFrameTests {
  @Test func `Given sides replace the proposal and the size`() {
    let tree = color().frame(width: 50).layout(200, 100)
    #expect(tree.frame.size == size(50, 100))
    #expect(tree.leaves[0].frame == rect(0, 0, 50, 100))
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 30, y: 0)),
    (.topTrailing, CGPoint(x: 60, y: 0)), (.leading, CGPoint(x: 0, y: 40)),
    (.center, CGPoint(x: 30, y: 40)), (.trailing, CGPoint(x: 60, y: 40)),
    (.bottomLeading, CGPoint(x: 0, y: 80)), (.bottom, CGPoint(x: 30, y: 80)),
    (.bottomTrailing, CGPoint(x: 60, y: 80)),
  ])
  func `The child stands where the alignment says`(alignment: Alignment, origin: CGPoint) {
    let tree = box(40, 20).frame(width: 100, height: 100, alignment: alignment).layout(400, 600)
    #expect(tree.leaves[0].frame.origin == origin)
  }

  @Test func `A child larger than the frame stands out on both sides`() {
    let tree = box(100, 100).frame(width: 40, height: 40).layout(400, 600)
    #expect(tree.frame == rect(0, 0, 40, 40))
    #expect(tree.leaves[0].frame == rect(-30, -30, 100, 100))
  }

  @Test func `Text baselines meet the frame's bottom when aligned by baseline`() {
    let tree = text(40).frame(width: 100, height: 50, alignment: .leadingLastTextBaseline)
      .layout(400, 600)
    #expect(tree.leaves[0].frame.minY == 38)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A side that is not finite counts as not given`(side: CGFloat) {
    #expect(box(20, 10).frame(width: side, height: side).size(100, 100) == size(20, 10))
  }

  @Test func `A negative side counts as none`() {
    #expect(box(20, 10).frame(width: -5).size(100, 100) == size(0, 10))
  }
}
