import Foundation
import Testing

@testable import GlassUI

@MainActor struct TransitionTests {
  private struct Coming: View {
    var transition: AnyTransition
    @State private var isThere = false
    var body: some View {
      VStack(spacing: 0) {
        if isThere {
          Rectangle().frame(width: 100, height: 40).transition(transition)
        }
        Button("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        Button("cut") { isThere.toggle() }
      }
    }
  }

  @Test func viewsFadeByDefault() {
    let stage = Stage(Coming(transition: .opacity))
    stage.click("toggle")
    stage.advance(by: 0.25)
    #expect(stage.layerOpacities.contains { abs($0 - 0.25) < 1e-6 })
    stage.settle()
    #expect(stage.layerOpacities.allSatisfy { $0 == 1 })
  }

  @Test func viewsStayUntilTheyHaveGone() {
    let stage = Stage(Coming(transition: .opacity))
    stage.click("cut")
    #expect(stage.nodes("Rectangle").count == 1)
    stage.click("toggle")
    stage.advance(by: 0.75)
    #expect(stage.nodes("Rectangle").count == 1)
    #expect(stage.layerOpacities.contains { abs($0 - 0.25) < 1e-6 })
    stage.settle()
    #expect(stage.nodes("Rectangle").isEmpty)
    #expect(!stage.graph.isMoving)
  }

  @Test func whatGoesTakesNoRoomAndNoTouch() {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere { Button("gone") {} }
          Button("remove") { withAnimation(.linear(duration: 1)) { isThere = false } }
        }
      }
    }
    let stage = Stage(Leaving())
    stage.click("remove")
    #expect(stage.labels == ["remove"])
    stage.advance(by: 0.999)
    #expect(isClose(stage.nodes("Button").last?.frame.midY ?? 0, 300, within: 0.2))
  }

  @Test func withoutAnAnimationNothingMoves() {
    let stage = Stage(Coming(transition: .opacity))
    stage.click("cut")
    stage.click("cut")
    #expect(stage.nodes("Rectangle").isEmpty)
    #expect(!stage.graph.isMoving)
  }

  @Test func theIdentityComesAndGoesAtOnce() {
    let stage = Stage(Coming(transition: .identity))
    stage.click("toggle")
    #expect(stage.layerOpacities.allSatisfy { $0 == 1 })
    stage.settle()
    stage.click("toggle")
    #expect(stage.nodes("Rectangle").isEmpty)
  }

  @Test func aViewComesBackFromHalfWay() {
    let stage = Stage(Coming(transition: .opacity))
    stage.click("cut")
    stage.click("toggle")
    stage.advance(by: 0.4)
    let path = stage.nodes("Rectangle").first?.path
    stage.click("toggle")
    #expect(stage.layerOpacities.contains { abs($0 - 0.6) < 1e-6 })
    #expect(stage.nodes("Rectangle").map(\.path) == [path])
    stage.settle()
    #expect(stage.nodes("Rectangle").count == 1)
    #expect(stage.layerOpacities.allSatisfy { $0 == 1 })
  }

  @Test func movesGoByTheOwnSize() {
    let stage = Stage(Coming(transition: .move(edge: .leading)))
    stage.click("toggle")
    stage.advance(by: 0.25)
    #expect(isClose(stage.frame("Rectangle").minX, 150 - 75, within: 1e-6))
  }

  @Test func offsetsAndScalesCombine() {
    let stage = Stage(Coming(transition: .offset(x: 40, y: 0).combined(with: .scale(scale: 0.5))))
    stage.click("toggle")
    stage.advance(by: 0.5)
    let frame = stage.frame("Rectangle")
    #expect(isClose(frame.width, 75, within: 1e-6))
    #expect(isClose(frame.midX, 220, within: 1e-6) || isClose(frame.midX, 215, within: 1e-6))
  }

  @Test func comingAndGoingMayDiffer() {
    let stage = Stage(
      Coming(transition: .asymmetric(insertion: .move(edge: .leading), removal: .identity)))
    stage.click("toggle")
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").minX, 100, within: 1e-6))
  }

  @Test func aTransitionMayHaveAnAnimationOfItsOwn() {
    let stage = Stage(Coming(transition: .opacity.animation(.linear(duration: 4))))
    stage.click("toggle")
    stage.advance(by: 1)
    #expect(stage.layerOpacities.contains { abs($0 - 0.25) < 1e-6 })
  }

  @Test func rowsOfAListComeAndGoOneByOne() {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("change") { withAnimation(.linear(duration: 1)) { names = ["b", "c"] } }
      }
    }
    let stage = Stage(Rows())
    stage.click("change")
    stage.advance(by: 0.5)
    #expect(stage.texts == ["a", "b", "c", "change"])
    stage.settle()
    #expect(stage.texts == ["b", "c", "change"])
  }
}
