import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// Overlays and backgrounds.
struct SecondaryTests {
  @Test func `The second view is offered the first one's size`() {
    let tree = box(80, 40).overlay(color()).layout(400, 600)
    #expect(tree.frame == rect(0, 0, 80, 40))
    #expect(tree.leaves.map(\.frame) == [rect(0, 0, 80, 40), rect(0, 0, 80, 40)])
  }

  @Test func `It may be larger and changes nothing`() {
    let tree = box(80, 40).overlay(box(100, 100), .topTrailing)
    #expect(hstack(spacing: 0, tree, box(10, 10)).size(400, 600) == size(90, 40))
    tree.layout(400, 600)
    #expect(tree.leaves[1].frame == rect(-20, 0, 100, 100))
  }

  @Test func `It keeps the first view's spacing, priority and guides`() {
    let tree = text(50).priority(3).overlay(spacer().priority(9))
    #expect(tree.priority == 3)
    #expect(tree.dimensions(in: .unspecified)[.firstTextBaseline] == 12)
    #expect(vstack(tree, text(50)).size(nil, nil).height == 32)
  }

  @Test func `A badge stands with its centre on the corner`() {
    let badge = box(20, 20)
      .guide(.top) { $0[VerticalAlignment.center] }
      .guide(.trailing) { $0[HorizontalAlignment.center] }
    let tree = box(60, 60).overlay(badge, .topTrailing).layout(400, 600)
    #expect(tree.leaves[1].frame == rect(50, -10, 20, 20))
  }

  @Test func `Guides of the first view place the second`() {
    let tree = text(50).padding(10).overlay(box(4, 4), .leadingLastTextBaseline).layout(400, 600)
    #expect(tree.leaves[1].frame == rect(0, 18, 4, 4))
  }
}
