import Foundation
import Testing

@testable import GlassUI

@MainActor struct LabelTests {
  @Test func labelsShowIconAndTitle() {
    let stage = Stage(Label("Leaf", systemImage: "leaf"))
    #expect(stage.nodes("Image").count == 1)
    #expect(stage.texts == ["Leaf"])
  }

  @Test func anIconAloneKeepsItsName() {
    let stage = Stage(Button("Leaf", systemImage: "leaf") {}.labelStyle(.iconOnly))
    #expect(stage.texts.isEmpty)
    #expect(stage.labels == ["Leaf"])
  }

  @Test func titlesAlone() {
    let stage = Stage(Label("Leaf", systemImage: "leaf").labelStyle(.titleOnly))
    #expect(stage.nodes("Image").isEmpty)
  }

  private struct OwnIcon: LabelStyle {
    let side: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      configuration.icon.frame(width: side, height: side)
    }
  }

  @Test func ownStylesKeepTheName() {
    let stage = Stage(Button("Leaf", systemImage: "leaf") {}.labelStyle(OwnIcon(side: 60)))
    #expect(stage.labels == ["Leaf"])
    #expect(stage.frame("Frame").width == 60)
  }

  @Test func theInnermostStyleWins() {
    let view = Label("Leaf", systemImage: "leaf")
      .labelStyle(OwnIcon(side: 20)).labelStyle(OwnIcon(side: 40))
    #expect(Stage(view).frame("Frame").width == 20)
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(5)
    }
  }

  @Test func aStyleMayAskTheOneOutside() {
    let view = Label("Leaf", systemImage: "leaf").labelStyle(Boxed()).labelStyle(.titleOnly)
    let stage = Stage(view)
    #expect(stage.nodes("Padding").count == 1)
    #expect(stage.nodes("Image").isEmpty)
    #expect(stage.texts == ["Leaf"])
  }

  @Test func stylesReadTheEnvironment() {
    struct Sized: LabelStyle {
      @Environment(\.controlSize) private var size
      func makeBody(configuration: Configuration) -> some View {
        configuration.title.frame(width: size == .large ? 90 : 30)
      }
    }
    let view = Label("a", systemImage: "b").labelStyle(Sized()).controlSize(.large)
    #expect(Stage(view).frame("Frame").width == 90)
  }
}
