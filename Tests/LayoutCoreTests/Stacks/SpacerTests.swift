import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct SpacerTests {
  @Test func `A spacer grows along its stack only`() {
    #expect(hstack(spacer()).size(300, 200) == size(300, 0))
    #expect(vstack(spacer()).size(300, 200) == size(0, 200))
  }

  @Test func `A spacer outside of any stack grows along both axes`() {
    #expect(spacer().size(300, 200) == size(300, 200))
    #expect(hstack(zstack(spacer())).size(300, 200) == size(300, 200))
  }

  @Test func `Modifiers between a spacer and its stack do not hide the axis`() {
    #expect(vstack(spacer().padding(.horizontal, 5)).size(300, 200) == size(10, 200))
  }

  @Test func `Its least length is 8 points unless given`() {
    #expect(hstack(spacer()).size(0, 0).width == 8)
    #expect(hstack(spacer(20)).size(0, 0).width == 20)
    #expect(hstack(spacer(0)).size(nil, nil).width == 0)
    #expect(hstack(spacer(-5)).size(0, 0).width == 0)
  }

  @Test func `A colour beside it takes everything but its least length`() {
    let tree = hstack(spacing: 0, box(80, 10), color(), spacer(), box(60, 10)).layout(400, 20)
    #expect(tree.leaves.map(\.frame.width) == [80, 252, 60])
  }

  @Test func `Several spacers share equally`() {
    let spacers = [spacer(), spacer(), spacer()]
    LayoutNode(StackLayout.vertical(), children: spacers).layout(400, 600)
    #expect(spacers.map(\.frame.height) == [200, 200, 200])
  }

  @Test func `A divider lies across its stack`() {
    #expect(hstack(divider()).size(100, 50) == size(1, 50))
    #expect(vstack(divider()).size(100, 50) == size(100, 1))
    #expect(divider().size(100, 50) == size(100, 1))
  }
}
