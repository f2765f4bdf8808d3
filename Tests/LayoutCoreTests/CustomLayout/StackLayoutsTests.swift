import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// The stacks as values of `Layout` do what the stacks do.
struct StackLayoutsTests {
  private func children() -> [LayoutNode] {
    [
      text(30), wrapping(30), spacer(), color().frame(minWidth: 5, maxWidth: 90, maxHeight: 70),
      box(20, 40).priority(1),
    ]
  }

  private func frames(_ behavior: some LayoutBehavior, _ width: CGFloat?, _ height: CGFloat?)
    -> [CGRect]
  {
    let tree = LayoutNode(behavior, children: children()).layout(width, height)
    return [tree.frame] + tree.leaves.map(\.frame)
  }

  @Test(arguments: [(CGFloat?.some(300), CGFloat?.some(200)), (120, nil), (nil, 90), (nil, nil)])
  func `Both forms give the same frames`(width: CGFloat?, height: CGFloat?) {
    #expect(
      frames(CustomLayoutBehavior(HStackLayout(alignment: .top, spacing: 3)), width, height)
        == frames(StackLayout.horizontal(alignment: .top, spacing: 3), width, height))
    #expect(
      frames(CustomLayoutBehavior(VStackLayout(alignment: .trailing)), width, height)
        == frames(StackLayout.vertical(alignment: .trailing), width, height))
    #expect(
      frames(CustomLayoutBehavior(ZStackLayout(alignment: .bottom)), width, height)
        == frames(ZStackBehavior(alignment: .bottom), width, height))
  }

  @Test func `Both forms export the same spacing and guides`() {
    let stack = LayoutNode(StackLayout.vertical(), children: children())
    let layout = LayoutNode(CustomLayoutBehavior(VStackLayout()), children: children())
    for key in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      #expect(
        stack.dimensions(in: .unspecified)[key] == layout.dimensions(in: .unspecified)[key])
    }
    #expect(
      stack.spacing.distance(to: ViewSpacing(), along: .vertical)
        == layout.spacing.distance(to: ViewSpacing(), along: .vertical))
  }
}
