import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct ButtonBorderShapeTests {
  private struct Bordered: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 90, height: 60)
        .glassEffect(.regular, in: ButtonBorderShape.buttonBorder)
    }
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 60, height: 60)
    }
  }

  @Test(arguments: [
    (ButtonBorderShape.automatic, "capsule"), (.capsule, "capsule"),
    (.roundedRectangle, "roundedRectangle"), (.roundedRectangle(radius: 0), "roundedRectangle"),
    (.roundedRectangle(radius: 99), "capsule"), (.circle, "circle"),
  ])
  func shapesThatAskGetTheBorderShape(shape: ButtonBorderShape, kind: String) {
    let stage = Stage(Button("a") {}.buttonStyle(Bordered()).buttonBorderShape(shape))
    #expect(stage.glass.flatMap(\.shapes).map(\.kind) == [kind])
  }

  @Test func otherStylesAreUnchanged() {
    func frames(_ shape: ButtonBorderShape) -> [ItemSnapshot] {
      Stage(Button("a") {}.buttonStyle(Framed()).buttonBorderShape(shape)).nodes
    }
    let plain = frames(.automatic)
    for shape in [ButtonBorderShape.circle, .capsule, .roundedRectangle(radius: 5)] {
      let other = frames(shape)
      #expect(plain.map(\.frame) == other.map(\.frame))
      #expect(plain.map(\.hit) == other.map(\.hit))
    }
  }

  @Test func aCircleIsAsWideAsTheLesserSide() {
    let measurer = RuledMeasurer()
    measurer.symbols["wide"] = CGSize(width: 3, height: 1)
    let stage = Stage(
      Button("Wide", systemImage: "wide") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        .buttonStyle(.glass), measurer: measurer)
    let button = stage.frame("Button")
    #expect(isClose(button.width, 51 + 24))
    #expect(isClose(button.height, 17 + 14))
    guard
      case .roundedRectangle(let rect, let radii, _)? = stage.glass.first?.group.shapes.first?
        .outline
    else {
      Issue.record("no rounded outline")
      return
    }
    #expect(isClose(rect.width, button.height))
    #expect(isClose(rect.height, button.height))
    #expect(isClose(rect.midX, button.midX))
    #expect(isClose(radii.topLeading, button.height / 2))
  }

  @Test func aSquareLabelFillsItsCircle() {
    let view = Button("a") {}.buttonStyle(Square()).buttonBorderShape(.circle)
    let shape = Stage(view).glass.first?.shapes.first
    #expect(shape?.kind == "circle")
    #expect(shape?.frame.size == CGSize(width: 60, height: 60))
  }

  private struct Square: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 60, height: 60).glassEffect(in: .buttonBorder)
    }
  }

  @Test(arguments: [
    (ControlSize.small, 8.0), (.regular, 10), (.large, 14), (.extraLarge, 16),
  ])
  func roundedRectanglesByControlSize(size: ControlSize, radius: CGFloat) {
    let stage = Stage(
      Button("a") {}.buttonStyle(Bordered()).buttonBorderShape(.roundedRectangle).controlSize(size))
    guard case .roundedRectangle(_, let radii, _)? = stage.glass.first?.group.shapes.first?.outline
    else {
      Issue.record("no rounded outline")
      return
    }
    #expect(radii == RectangleCornerRadii(all: radius))
  }

  @Test func fourSymbolsGiveFourSizes() {
    let measurer = RuledMeasurer()
    measurer.symbols = [
      "a": CGSize(width: 1, height: 0.3), "b": CGSize(width: 0.3, height: 1),
      "c": CGSize(width: 1.2, height: 0.8), "d": CGSize(width: 0.7, height: 1.1),
    ]
    let view = HStack {
      ForEach(["a", "b", "c", "d"], id: \.self) { name in
        Button(name, systemImage: name) {}
      }
    }
    .labelStyle(.iconOnly).buttonStyle(.glass)
    let sizes = Stage(view, measurer: measurer).frames("Button").map(\.size)
    #expect(Set(sizes.map { "\($0)" }).count == 4)
  }
}
