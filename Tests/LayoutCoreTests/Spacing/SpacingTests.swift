import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// Distances between neighbours (LAYOUT.md §2), with text of ascent 12, descent 4, cap height 9.
struct SpacingTests {
  /// 1.1 lines of 16 points without the part of the line that stands in the text's own frame.
  static let belowText: CGFloat = 1.1 * 16 - 9
  static let aboveText: CGFloat = 1.1 * 16 - 12

  private func gap(_ a: LayoutNode, _ b: LayoutNode, _ axis: Axis) -> CGFloat {
    a.spacing.distance(to: b.spacing, along: axis)
  }

  @Test func `Two plain views keep 8 points`() {
    #expect(gap(box(1, 1), box(1, 1), .horizontal) == 8)
    #expect(gap(box(1, 1), box(1, 1), .vertical) == 8)
  }

  @Test func `Texts keep 8 points side by side and none above each other`() {
    #expect(gap(text(1), text(1), .horizontal) == 8)
    #expect(gap(text(1), text(1), .vertical) == 0)
  }

  @Test func `Text above text keeps the lower one's leading`() {
    let lower = TextLineMetrics(ascent: 20, descent: 5, leading: 3, capHeight: 15)
    let distance = ViewSpacing.text(TestText.line).distance(to: .text(lower), along: .vertical)
    #expect(distance == 3)
  }

  @Test func `Text keeps distance from other views by its lines`() {
    #expect(gap(text(1), box(1, 1), .vertical) == Self.belowText)
    #expect(gap(box(1, 1), text(1), .vertical) == Self.aboveText)
    #expect(gap(text(1), box(1, 1), .horizontal) == 8)
    let deep = TextLineMetrics(ascent: 12, descent: 12, capHeight: 12)
    let gap = ViewSpacing.text(deep).distance(to: ViewSpacing(), along: .vertical)
    #expect(abs(gap - 14.4) < 1e-12)
  }

  @Test func `Nothing keeps distance from a spacer`() {
    for view in [text(1), box(1, 1), hstack(text(1))] {
      #expect(gap(view, spacer(), .horizontal) == 0)
      #expect(gap(spacer(), view, .vertical) == 0)
    }
  }

  @Test func `A frame takes its axis back to the default`() {
    #expect(gap(text(1).frame(height: 20), text(1), .vertical) == Self.aboveText)
    #expect(gap(text(1).frame(width: 20), text(1), .vertical) == 0)
    #expect(gap(text(1).frame(minHeight: 20), text(1).frame(maxHeight: 9), .vertical) == 8)
  }

  @Test func `Padding takes its edges back to the default`() {
    #expect(gap(text(1).padding(.bottom, 3), text(1).padding(.top, 3), .vertical) == 8)
    #expect(gap(text(1).padding(.top, 3), text(1), .vertical) == 0)
    #expect(gap(text(1).padding(.bottom, 0), text(1), .vertical) == 0)
  }

  @Test func `A stack exports what stands at its edges`() {
    #expect(gap(vstack(box(1, 1), text(1)), text(1), .vertical) == 0)
    #expect(gap(text(1), vstack(box(1, 1), text(1)), .vertical) == Self.belowText)
    #expect(gap(hstack(text(1), spacer()), text(1), .horizontal) == 0)
    #expect(gap(hstack(text(1), box(1, 1)), text(1), .vertical) == Self.aboveText)
    #expect(gap(hstack(), text(1), .horizontal) == 8)
  }

  @Test func `Given spacing replaces all preferences`() {
    #expect(hstack(spacing: 3, text(10), spacer(0), text(10)).size(nil, nil).width == 26)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `Spacing that is not finite counts as none`(spacing: CGFloat) {
    #expect(hstack(spacing: spacing, box(10, 10), box(10, 10)).size(400, 10).width == 20)
  }

  @Test func `A union takes the greater distance on the edges named`() {
    let plain = ViewSpacing()
    #expect(ViewSpacing.zero.distance(to: plain, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(plain).distance(to: plain, along: .horizontal) == 8)
    let below = ViewSpacing.zero.union(plain, edges: .bottom)
    #expect(below.distance(to: plain, along: .vertical) == 8)
    #expect(below.distance(to: plain, along: .horizontal) == 0)
    var text = ViewSpacing.zero
    text.formUnion(.text(TestText.line), edges: .vertical)
    #expect(text.distance(to: plain, along: .vertical) == Self.belowText)
  }
}
