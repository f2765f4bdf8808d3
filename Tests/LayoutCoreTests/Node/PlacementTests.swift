import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct PlacementTests {
  private let context = PlacementContext(
    safeArea: rect(0, 0, 400, 600), bounds: rect(0, 0, 400, 600))

  @Test func `Frames are in root coordinates`() {
    let tree = box(10, 10).padding(5).frame(width: 40, height: 40, alignment: .bottomTrailing)
    tree.place(at: CGPoint(x: 100, y: 200), proposal: .unspecified, context: context)
    #expect(tree.leaves[0].frame == rect(125, 225, 10, 10))
  }

  @Test func `A moved subtree is not laid out again`() {
    let tree = vstack(hstack(text(30), color()), wrapping(9))
    let proposal = ProposedViewSize(width: 100, height: 100)
    tree.place(at: .zero, proposal: proposal, context: context)
    let before = tree.leaves.map(\.frame)
    let counts = (tree.placements, tree.children[0].placements, tree.totalMeasurements)
    tree.place(at: CGPoint(x: 7, y: 11), proposal: proposal, context: context)
    #expect(tree.leaves.map(\.frame) == before.map { $0.offsetBy(dx: 7, dy: 11) })
    #expect(counts == (tree.placements, tree.children[0].placements, tree.totalMeasurements))
  }

  @Test func `Many moves add up no error`() {
    let tree = box(1, 1).padding(0.1).padding(0.7)
    let fresh = box(1, 1).padding(0.1).padding(0.7)
    for step in 0...1000 {
      let origin = CGPoint(x: CGFloat(step) / 3, y: CGFloat(step) / 7)
      tree.place(at: origin, proposal: .unspecified, context: context)
    }
    fresh.place(
      at: CGPoint(x: 1000.0 / 3, y: 1000.0 / 7), proposal: .unspecified, context: context)
    #expect(tree.leaves[0].frame == fresh.leaves[0].frame)
  }

  @Test func `Nothing rounds inside layout`() {
    let tree = hstack(spacing: 0, color(), color(), color(), color()).layout(33, 10)
    #expect(tree.leaves.map(\.frame.minX) == [0, 8.25, 16.5, 24.75])
  }

  @Test func `A view that is placed with infinity is cut to a finite length`() {
    let tree = color().padding(1)
    tree.place(at: .zero, proposal: .infinity, context: context)
    #expect(tree.frame.width == CGSize.longestPlacedSide)
    #expect(tree.leaves[0].frame.maxX.isFinite)
  }
}
