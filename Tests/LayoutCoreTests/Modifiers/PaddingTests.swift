import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct PaddingTests {
  @Test func `Insets are taken off the proposal and added to the size`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let tree = color().with(PaddingLayout(insets)).layout(100, 50)
    #expect(tree.frame == rect(0, 0, 100, 50))
    #expect(tree.leaves[0].frame == rect(2, 1, 90, 45))
  }

  @Test func `The standard padding is 16 points on each edge`() {
    #expect(box(10, 10).padding().size(100, 100) == size(42, 42))
  }

  @Test func `Insets larger than the proposal leave nothing and overflow`() {
    let tree = color().padding(30).layout(40, 40)
    #expect(tree.frame.size == size(60, 60))
    #expect(tree.leaves[0].frame == rect(30, 30, 0, 0))
  }

  @Test func `Negative insets let the child stand out`() {
    let tree = color().padding(-10).layout(100, 50)
    #expect(tree.frame.size == size(100, 50))
    #expect(tree.leaves[0].frame == rect(-10, -10, 120, 70))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `Insets that are not finite count as none`(length: CGFloat) {
    #expect(box(10, 10).padding(length).size(100, 100) == size(10, 10))
  }
}
