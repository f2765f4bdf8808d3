import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// A window of 400 × 600 points with 50 above and 30 below the safe area.
struct SafeAreaTests {
  private let context = PlacementContext(
    safeArea: rect(0, 50, 400, 520), bounds: rect(0, 0, 400, 600))

  private func laidOut(_ tree: LayoutNode) -> LayoutNode {
    tree.place(
      at: context.safeArea.origin, proposal: ProposedViewSize(context.safeArea.size),
      context: context)
    return tree
  }

  @Test func `A colour that ignores the safe area fills the window`() {
    let tree = laidOut(color().with(SafeAreaIgnoringLayout()))
    #expect(tree.frame == context.safeArea)
    #expect(tree.leaves[0].frame == context.bounds)
  }

  @Test func `Only the edges named are ignored`() {
    let tree = laidOut(color().with(SafeAreaIgnoringLayout(edges: .top)))
    #expect(tree.leaves[0].frame == rect(0, 0, 400, 570))
  }

  @Test func `A view away from the edges stays where it is`() {
    let tree = laidOut(
      color().with(SafeAreaIgnoringLayout()).frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity))
    #expect(tree.leaves[0].frame == rect(150, 260, 100, 100))
  }

  @Test func `A view that touches one edge grows there`() {
    let tree = laidOut(
      vstack(spacing: 0, color().with(SafeAreaIgnoringLayout()).frame(height: 40), color()))
    #expect(tree.leaves[0].frame == rect(0, 0, 400, 90))
  }

  @Test func `A background reaches out while its view stays`() {
    let tree = laidOut(
      text(40).frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(color().with(SafeAreaIgnoringLayout())))
    #expect(tree.leaves[0].frame == rect(180, 302, 40, 16))
    #expect(tree.leaves[1].frame == context.bounds)
  }

  @Test func `What depends on its place is laid out again when it moves`() {
    let tree = color().with(SafeAreaIgnoringLayout()).padding(0)
    let proposal = ProposedViewSize(width: 100, height: 100)
    tree.place(at: CGPoint(x: 0, y: 50), proposal: proposal, context: context)
    #expect(tree.leaves[0].frame == rect(0, 0, 100, 150))
    tree.place(at: CGPoint(x: 150, y: 200), proposal: proposal, context: context)
    #expect(tree.leaves[0].frame == rect(150, 200, 100, 100))
  }

  @Test func `A bar takes its length and the view gets the rest`() {
    let inset = SafeAreaInsetLayout(edge: .bottom, spacing: 10)
    let tree = laidOut(LayoutNode(inset, children: [color(), box(400, 44)]))
    #expect(tree.leaves.map(\.frame) == [rect(0, 50, 400, 466), rect(0, 526, 400, 44)])
  }

  @Test func `What ignores the safe area reaches under a bar`() {
    let inset = SafeAreaInsetLayout(edge: .top, spacing: 0)
    let content = color().with(SafeAreaIgnoringLayout(edges: .top))
    let tree = laidOut(LayoutNode(inset, children: [content, box(400, 44)]))
    #expect(content.frame == rect(0, 94, 400, 476))
    #expect(content.context.safeArea == rect(0, 94, 400, 476))
    #expect(tree.leaves[0].frame == rect(0, 0, 400, 570))
  }

  @Test(arguments: [
    (Edge.top, rect(100, 50, 200, 44)), (.bottom, rect(100, 526, 200, 44)),
  ])
  func `A short bar is aligned across its edge`(edge: Edge, frame: CGRect) {
    let inset = SafeAreaInsetLayout(edge: edge, spacing: 0)
    let tree = laidOut(LayoutNode(inset, children: [color(), box(200, 44)]))
    #expect(tree.leaves[1].frame == frame)
  }
}
