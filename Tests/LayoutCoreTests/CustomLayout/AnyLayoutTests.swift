import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct AnyLayoutTests {
  @Test func `The layout inside can change while the views stay`() {
    let children = [box(10, 20), spacer(), box(30, 40)]
    let tree = LayoutNode(CustomLayoutBehavior(AnyLayout(HStackLayout())), children: children)
      .layout(200, 100)
    #expect(tree.frame.size == size(200, 40))
    tree.behavior = CustomLayoutBehavior(AnyLayout(AnyLayout(VStackLayout())))
    tree.layout(200, 100)
    #expect(tree.frame.size == size(30, 100))
    tree.behavior = CustomLayoutBehavior(AnyLayout(ZStackLayout()))
    tree.layout(200, 100)
    #expect(tree.frame.size == size(30, 40))
  }

  @Test func `Guides and spacing are those of the layout inside`() {
    let tree = LayoutNode(
      CustomLayoutBehavior(AnyLayout(VStackLayout(spacing: 4))), children: [text(10), text(10)])
    #expect(tree.dimensions(in: .unspecified)[.lastTextBaseline] == 32)
    #expect(tree.spacing.distance(to: text(1).spacing, along: .vertical) == 0)
  }
}
