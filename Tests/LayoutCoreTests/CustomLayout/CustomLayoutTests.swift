import Foundation
import Geometry
import Synchronization
import Testing

@testable import LayoutCore

/// Lays views out on a diagonal, each one's top leading corner at the last one's bottom trailing.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let view = subview.dimensions(in: .unspecified)
      corner.x += view.width
      corner.y += view.height
    }
  }
}

/// Places nothing.
private struct Lazy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Counts how its cache is used, and takes its length from a value of its first view.
private struct Counting: Layout {
  struct Length: LayoutValueKey { static let defaultValue: CGFloat = 5 }
  final class Log: Sendable {
    let made = Atomic(0), updated = Atomic(0)
  }

  let log: Log
  var factor: CGFloat = 1

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> [CGFloat] {
    log.made.add(1, ordering: .relaxed)
    return subviews.map { $0[Length.self] }
  }
  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    log.updated.add(1, ordering: .relaxed)
    cache = subviews.map { $0[Length.self] }
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    CGSize(width: (cache.first ?? 0) * factor, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 4, height: 2))
    }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGFloat]
  ) -> CGFloat? { guide == .top ? 3 : nil }
  func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing { .zero }
}

struct CustomLayoutTests {
  private func node(_ layout: some Layout, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(CustomLayoutBehavior(layout), children: children)
  }

  @Test func `Views stand where the layout puts them`() {
    let tree = node(Diagonal(), box(10, 20), box(30, 40)).padding(5).layout(400, 600)
    #expect(tree.frame.size == size(50, 70))
    #expect(tree.leaves.map(\.frame) == [rect(5, 5, 10, 20), rect(15, 25, 30, 40)])
  }

  @Test func `A view that is not placed stands in the middle`() {
    let tree = node(Lazy(), box(10, 20)).layout(100, 100)
    #expect(tree.leaves[0].frame == rect(45, 40, 10, 20))
  }

  @Test func `A view's anchor goes to the point`() {
    let tree = node(Counting(log: .init(), factor: 4), color()).layout(100, 100)
    #expect(tree.leaves[0].frame == rect(16, 8, 4, 2))
  }

  @Test func `The cache is made once and updated after changes`() {
    let log = Counting.Log()
    let child = box(1, 1)
    let tree = node(Counting(log: log), child).layout(100, 100)
    _ = tree.size(5, 5)
    _ = tree.spacing
    #expect(log.made.load(ordering: .relaxed) == 1 && log.updated.load(ordering: .relaxed) == 0)
    child.invalidate()
    tree.layout(100, 100)
    #expect(log.made.load(ordering: .relaxed) == 1 && log.updated.load(ordering: .relaxed) == 1)
    tree.behavior = CustomLayoutBehavior(Counting(log: log, factor: 2))
    #expect(tree.size(nil, nil).width == 10)
    #expect(log.made.load(ordering: .relaxed) == 1 && log.updated.load(ordering: .relaxed) == 2)
    tree.behavior = CustomLayoutBehavior(Diagonal())
    #expect(tree.size(nil, nil).width == 1)
  }

  @Test func `Values reach the layout through modifiers, not through containers`() {
    let log = Counting.Log()
    let set = box(1, 1).with(LayoutValueBehavior(Counting.Length.self, value: 40))
    #expect(node(Counting(log: log), set.padding(2)).size(nil, nil).width == 40)
    #expect(node(Counting(log: log), hstack(set)).size(nil, nil).width == 5)
  }

  @Test func `Its guides, spacing and orientation count`() {
    let tree = node(Counting(log: .init()), spacer())
    #expect(tree.dimensions(in: .unspecified)[VerticalAlignment.top] == 3)
    #expect(hstack(tree, box(10, 10)).size(nil, nil).width == 15)
    #expect(tree.children[0].size(50, 60) == size(0, 60))
  }

  @Test func `By default its guides are those of its views where they stand`() {
    let tree = node(Diagonal(), box(10, 20), text(30), text(40))
    let view = tree.dimensions(in: .unspecified)
    #expect(view[.firstTextBaseline] == 32)
    #expect(view[.lastTextBaseline] == 48)
  }

  @Test func `By default its spacing is the greatest of its views'`() {
    let tree = node(Diagonal(), text(30), spacer())
    #expect(tree.spacing.distance(to: text(1).spacing, along: .vertical) == 0)
    #expect(tree.spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test func `Subviews are a collection`() {
    let nodes = [box(1, 1), box(2, 2), box(3, 3)]
    let subviews = LayoutSubviews(nodes, recorder: PlacementRecorder())
    #expect(subviews.count == 3 && subviews.layoutDirection == .leftToRight)
    #expect(subviews[1...].map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [3, 1])
    #expect(subviews[0] == subviews[0] && subviews[0] != subviews[1])
    #expect(subviews.reversed().first?.priority == 0)
  }
}
