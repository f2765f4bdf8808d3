import Foundation
import Geometry
import Testing

@testable import LayoutCore

private enum Knob: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] - 1 }
}

extension VerticalAlignment {
  fileprivate static let knob = VerticalAlignment(Knob.self)
}

struct GuideTests {
  @Test func `A view without guides has those of its frame`() {
    let view = box(40, 20).dimensions(in: .unspecified)
    #expect(view.width == 40 && view.height == 20)
    let across: [HorizontalAlignment] = [.leading, .center, .trailing]
    #expect(across.map { view[$0] } == [0, 20, 40])
    let down: [VerticalAlignment] = [.top, .center, .bottom]
    #expect(down.map { view[$0] } == [0, 10, 20])
    #expect(view[explicit: HorizontalAlignment.center] == nil)
    #expect(view[.knob] == 19)
  }

  @Test func `The baseline of a view without text is its bottom`() {
    let view = box(40, 20).dimensions(in: .unspecified)
    #expect(view[.firstTextBaseline] == 20 && view[.lastTextBaseline] == 20)
    #expect(view[explicit: .firstTextBaseline] == nil)
  }

  @Test func `Text has its baselines, for each proposal its own`() {
    let text = wrapping(20)
    let wide = text.dimensions(in: .unspecified)
    #expect(wide[.firstTextBaseline] == 12 && wide[.lastTextBaseline] == 12)
    let narrow = text.dimensions(in: ProposedViewSize(width: 100, height: nil))
    #expect(narrow[.firstTextBaseline] == 12 && narrow[.lastTextBaseline] == 28)
  }

  @Test func `Baselines align texts and pictures`() {
    let tree = hstack(.firstTextBaseline, spacing: 0, text(20, height: 48), box(10, 30), text(9))
      .layout(400, 600)
    #expect(tree.leaves.map(\.frame.minY) == [18, 0, 18])
    #expect(tree.frame.height == 66)
  }

  @Test func `The least baseline of a stack is its first, the greatest its last`() {
    let tree = vstack(spacing: 10, text(20), box(10, 10), text(20, height: 32))
    let view = tree.dimensions(in: .unspecified)
    #expect(view[.firstTextBaseline] == 12)
    #expect(view[.lastTextBaseline] == 74)
    #expect(vstack(box(10, 10)).dimensions(in: .unspecified)[explicit: .firstTextBaseline] == nil)
  }

  @Test func `Guides of frames stay inside a stack`() {
    let tree = hstack(box(10, 10).guide(.top) { _ in 4 })
    #expect(tree.dimensions(in: .unspecified)[explicit: VerticalAlignment.top] == nil)
    #expect(tree.dimensions(in: .unspecified)[VerticalAlignment.top] == 0)
  }

  @Test func `Custom guides of a stack are the average of its children's`() {
    let tree = hstack(
      .top, spacing: 0, box(10, 10).guide(.knob) { _ in 2 }, box(10, 10).guide(.knob) { _ in 5 },
      box(10, 10).guide(.knob) { _ in 8 }, box(10, 10))
    #expect(tree.dimensions(in: .unspecified)[explicit: .knob] == 5)
    #expect(VerticalAlignment.knob.combineExplicit([2, nil, 8]) == 5)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([7, nil, 3]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([7, nil, 3]) == 7)
    #expect(HorizontalAlignment.center.combineExplicit([7, 3]) == nil)
  }

  @Test func `A guide moves with the child through frames, padding and overlays`() {
    let tree = text(20)
      .padding(.top, 5)
      .frame(width: 50, height: 61, alignment: .bottom)
      .overlay(text(9))
    #expect(tree.dimensions(in: .unspecified)[.firstTextBaseline] == 57)
  }

  @Test func `A guide can be set from the others, and set again`() {
    let tree = box(40, 20)
      .guide(.leading) { $0[HorizontalAlignment.trailing] / 4 }
      .guide(.leading) { $0[.leading] + 1 }
    #expect(tree.dimensions(in: .unspecified)[HorizontalAlignment.leading] == 11)
    #expect(tree.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] == 11)
  }

  @Test func `A guide outside its view widens the stack`() {
    let tree = vstack(.leading, spacing: 0, box(20, 10).guide(.leading) { _ in -30 }, box(10, 10))
      .layout(400, 600)
    #expect(tree.frame.width == 50)
    #expect(tree.leaves.map(\.frame.minX) == [30, 0])
  }

  @Test func `A custom guide aligns two stacks`() {
    let left = vstack(
      spacing: 0, box(10, 10), box(10, 10).guide(.knob) { $0[VerticalAlignment.center] })
    let right = vstack(
      spacing: 0, box(10, 10).guide(.knob) { $0[VerticalAlignment.center] }, box(10, 10))
    let tree = hstack(.knob, spacing: 0, left, right).layout(400, 600)
    #expect(tree.leaves.map(\.frame.minY) == [0, 10, 10, 20])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A guide that is not finite counts as not set`(value: CGFloat) {
    let view = box(10, 10).guide(.top) { _ in value }
    #expect(view.dimensions(in: .unspecified)[VerticalAlignment.top] == 0)
  }
}
