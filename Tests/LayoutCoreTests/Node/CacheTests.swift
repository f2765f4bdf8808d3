import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// What is measured how often (LAYOUT.md §3).
struct CacheTests {
  /// Stacks within stacks, by turns horizontal and vertical, each beside a leaf.
  private func alternating(_ levels: Int, _ leaf: () -> LayoutNode) -> LayoutNode {
    (0..<levels).reduce(leaf()) { tree, level in
      let stack = level.isMultiple(of: 2) ? StackLayout.horizontal() : StackLayout.vertical()
      return LayoutNode(stack, children: [leaf(), tree])
    }
  }

  @Test func `Twelve alternating stacks cost 205 measurements`() {
    let tree = alternating(12) { text(20) }.layout(400, 600)
    #expect(tree.totalMeasurements == 205)
  }

  @Test func `Each further level of alternating stacks costs the same`() {
    let counts = (10...14).map { alternating($0) { text(20) }.layout(400, 600).totalMeasurements }
    let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
    #expect(Set(steps).count == 1)
  }

  @Test func `An only child is not probed`() {
    let leaf = wrapping(20)
    hstack(vstack(hstack(leaf))).layout(100, 600)
    #expect(leaf.measurements == 1)
  }

  @Test func `Two children are probed at both ends and offered their share`() {
    let tree = hstack(wrapping(4), color()).layout(200, 50)
    #expect(tree.leaves.map(\.measurements) == [3, 3])
  }

  @Test func `Laying out again measures and places nothing`() {
    let tree = alternating(6) { wrapping(20) }.layout(300, 400)
    let before = (tree.totalMeasurements, tree.totalPlacements)
    tree.layout(300, 400)
    #expect(before == (tree.totalMeasurements, tree.totalPlacements))
  }

  @Test func `A change is measured again along its path only`() {
    let (changed, kept) = (wrapping(3), wrapping(3))
    let tree = vstack(hstack(wrapping(3), changed), hstack(wrapping(3), kept)).layout(300, 400)
    let before = kept.measurements
    changed.behavior = LeafLayout(WrappingText(characters: 5))
    #expect(!changed.isPlaced && !tree.isPlaced && kept.isPlaced)
    tree.layout(300, 400)
    #expect(kept.measurements == before)
    #expect(changed.frame.width == 50)
  }

  @Test func `A change reaches ancestors that know only the spacing`() {
    let leaf = text(20)
    let inner = hstack(leaf, text(10))
    let outer = LayoutNode(ViewThatFitsLayout(), children: [box(1, 1), inner])
    _ = vstack(outer, text(1)).size(400, 600)
    let asked = vstack(inner, text(1))
    #expect(asked.size(nil, nil).height == 32)
    leaf.behavior = LeafLayout.fixed(size(20, 16))
    #expect(asked.size(nil, nil).height == 32 + SpacingTests.aboveText)
  }

  @Test func `Setting an equal behavior forgets nothing`() {
    let tree = vstack(.leading, spacing: 3, color().padding(4), wrapping(9)).layout(300, 400)
    let before = tree.totalMeasurements
    tree.behavior = StackLayout.vertical(alignment: .leading, spacing: 3)
    tree.children[0].behavior = PaddingLayout(EdgeInsets(4, edges: .all))
    tree.leaves[0].behavior = LeafLayout.flexible
    #expect(tree.isPlaced)
    tree.layout(300, 400)
    #expect(tree.totalMeasurements == before)
    tree.children[0].behavior = PaddingLayout(EdgeInsets(5, edges: .all))
    #expect(!tree.isPlaced)
  }

  @Test func `Layouts that can be compared are, others count as changed`() {
    struct Same: Layout, Equatable {
      var length: CGFloat
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: length, height: length) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let tree = LayoutNode(CustomLayoutBehavior(Same(length: 3)), children: [box(1, 1)])
    tree.layout(100, 100)
    tree.behavior = CustomLayoutBehavior(Same(length: 3))
    #expect(tree.isPlaced)
    tree.behavior = CustomLayoutBehavior(Same(length: 4))
    #expect(!tree.isPlaced)
    tree.behavior = CustomLayoutBehavior(HStackLayout())
    tree.layout(100, 100)
    tree.behavior = CustomLayoutBehavior(HStackLayout())
    #expect(!tree.isPlaced)
  }

  @Test func `Ninth proposals push out the first`() {
    let leaf = wrapping(100)
    for width in 1...9 { _ = leaf.size(CGFloat(width) * 10, nil) }
    for width in 2...9 { _ = leaf.size(CGFloat(width) * 10, nil) }
    #expect(leaf.measurements == 9)
    _ = leaf.size(10, nil)
    #expect(leaf.measurements == 10)
  }

  @Test func `A child that moves to another parent leaves the first`() {
    let child = box(10, 10)
    let first = hstack(child)
    let second = vstack()
    #expect(first.size(nil, nil).width == 10)
    second.setChildren([child])
    #expect(child.parent === second)
    first.setChildren([])
    #expect(child.parent === second)
    #expect(first.size(nil, nil) == .zero && second.size(nil, nil) == size(10, 10))
  }
}

extension LayoutNode {
  fileprivate var totalPlacements: Int { children.reduce(placements) { $0 + $1.totalPlacements } }
}
