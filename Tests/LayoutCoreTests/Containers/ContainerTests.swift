import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct ContainerTests {
  @Test func `A geometry reader takes the proposal and puts its contents at the corner`() {
    let tree = box(20, 10).with(GeometryReaderLayout()).layout(200, 100)
    #expect(tree.frame == rect(0, 0, 200, 100))
    #expect(tree.leaves[0].frame == rect(0, 0, 20, 10))
    #expect(tree.size(nil, nil) == size(10, 10))
  }

  @Test func `A scroll view lets its contents be long and shows the part asked for`() {
    let scroll = ScrollLayout(axes: .vertical, offset: CGPoint(x: 0, y: 30))
    let tree = wrapping(200).with(scroll).layout(100, 50)
    #expect(tree.frame == rect(0, 0, 100, 50))
    #expect(tree.leaves[0].frame == rect(0, -30, 100, 320))
  }

  @Test func `A scroll view is as wide as its contents across its axis`() {
    #expect(box(30, 900).with(ScrollLayout(axes: .vertical)).size(100, 50) == size(30, 50))
    #expect(box(900, 30).with(ScrollLayout(axes: .horizontal)).size(100, 50) == size(100, 30))
    let both = ScrollLayout(axes: [.horizontal, .vertical])
    #expect(box(900, 900).with(both).size(100, 50) == size(100, 50))
    #expect(box(900, 900).with(both).size(nil, nil) == size(900, 900))
  }

  @Test func `The first view that fits is shown`() {
    let choices = [box(300, 10), box(200, 10), box(100, 10)]
    let tree = LayoutNode(ViewThatFitsLayout(), children: choices).layout(250, 50)
    #expect(tree.frame.size == size(200, 10))
    #expect(choices.map(\.isPlaced) == [false, true, false])
    tree.layout(50, 50)
    #expect(choices.map(\.isPlaced) == [false, false, true])
  }

  @Test func `Only the axes named decide what fits`() {
    let choices = [box(50, 300), box(20, 20)]
    let tree = LayoutNode(ViewThatFitsLayout(axes: .horizontal), children: choices)
    #expect(tree.size(100, 100) == size(50, 300))
  }
}
