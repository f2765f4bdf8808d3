import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// `frame(min:ideal:max:)` around a box of 100 × 10 points (LAYOUT.md §4).
struct FlexibleFrameTests {
  struct Case: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    var width: CGFloat
  }

  @Test(arguments: [
    // The least and the greatest: the proposal between them, the child where there is none.
    Case(min: 50, max: 300, proposal: 200, width: 200),
    Case(min: 50, max: 300, proposal: 20, width: 50),
    Case(min: 50, max: 300, proposal: 400, width: 300),
    Case(min: 50, max: 300, proposal: nil, width: 100),
    Case(min: 150, max: 300, proposal: nil, width: 150),
    // The least alone: the child, less where less is offered, but never below it.
    Case(min: 50, proposal: 200, width: 100),
    Case(min: 50, proposal: 80, width: 80),
    Case(min: 50, proposal: 20, width: 50),
    Case(min: 180, proposal: 600, width: 180),
    Case(min: 50, proposal: nil, width: 100),
    // The greatest alone: the offer up to it, at least the child.
    Case(max: 300, proposal: 200, width: 200),
    Case(max: 300, proposal: 400, width: 300),
    Case(max: 300, proposal: 20, width: 100),
    Case(max: 80, proposal: 200, width: 80),
    Case(max: 300, proposal: nil, width: 100),
    Case(max: .infinity, proposal: 400, width: 400),
    // The ideal: counts only where nothing is proposed.
    Case(ideal: 70, proposal: nil, width: 70),
    Case(ideal: 70, proposal: 400, width: 100),
    Case(min: 80, ideal: 70, proposal: nil, width: 80),
    Case(min: 10, ideal: 70, max: 300, proposal: nil, width: 70),
    // Nonsense: contradictions go upwards, what is no number counts as not given.
    Case(min: 300, max: 50, proposal: 100, width: 300),
    Case(min: .nan, max: .nan, proposal: 400, width: 100),
    Case(min: .infinity, proposal: 400, width: 100),
    Case(min: -20, max: -10, proposal: 400, width: 0),
  ])
  func `The width follows from the proposal, the bounds and the child`(_ c: Case) {
    let tree = box(100, 10).frame(minWidth: c.min, idealWidth: c.ideal, maxWidth: c.max)
    #expect(tree.size(c.proposal, nil) == size(c.width, 10))
    // The other axis follows the same rules.
    let turned = box(10, 100).frame(minHeight: c.min, idealHeight: c.ideal, maxHeight: c.max)
    #expect(turned.size(nil, c.proposal) == size(10, c.width))
  }

  @Test func `The child is offered the proposal within the bounds`() {
    let tree = color().frame(minWidth: 50, maxWidth: 120, alignment: .leading).layout(400, 30)
    #expect(tree.leaves[0].frame == rect(0, 0, 120, 30))
    #expect(color().frame(idealWidth: 33).layout(nil, 10).leaves[0].frame.width == 33)
  }
}
