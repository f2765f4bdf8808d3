import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct FocusTests {
  private func stage(_ log: Log) -> Stage {
    Stage(
      VStack {
        Button("a") { log("a") }
        Button("off") { log("off") }.disabled(true)
        Button("b") { log("b") }.buttonStyle(.glass)
        Button("c") { log("c") }.hidden()
      })
  }

  private func press(_ stage: Stage) {
    _ = stage.graph.touch.keyDown()
    stage.flush()
    stage.graph.touch.keyUp()
    stage.flush()
  }

  @Test func withoutFocusKeysDoNothing() {
    let stage = stage(Log())
    #expect(!stage.graph.touch.keyDown())
  }

  @Test func tabVisitsWhatCanBePressed() {
    let log = Log()
    let stage = stage(log)
    for _ in 0..<3 {
      stage.graph.touch.moveFocus(forward: true)
      press(stage)
    }
    #expect(log.entries == ["a", "b", "a"])
  }

  @Test func shiftTabGoesBack() {
    let log = Log()
    let stage = stage(log)
    for _ in 0..<2 {
      stage.graph.touch.moveFocus(forward: false)
      press(stage)
    }
    #expect(log.entries == ["b", "a"])
  }

  @Test func spacePressesOnDownAndFiresOnUp() {
    let log = Log()
    let stage = stage(log)
    stage.graph.touch.moveFocus(forward: true)
    #expect(stage.graph.touch.keyDown())
    stage.flush()
    #expect(stage.nodes("Button").first?.isPressed == true)
    #expect(log.entries.isEmpty)
    stage.graph.touch.keyUp()
    stage.flush()
    #expect(log.entries == ["a"])
  }

  @Test func escapeTakesAKeyPressBack() {
    let log = Log()
    let stage = stage(log)
    stage.graph.touch.moveFocus(forward: true)
    _ = stage.graph.touch.keyDown()
    stage.graph.touch.cancel()
    stage.graph.touch.keyUp()
    stage.flush()
    #expect(log.entries.isEmpty)
    #expect(stage.nodes("Button").first?.isPressed == false)
  }

  @Test func theRingIsSeenAroundTheFocus() {
    let stage = stage(Log())
    func rings() -> [CGRect] {
      stage.commands.compactMap { command in
        if case .stroke(let path, _, _, _) = command { path.boundingRect } else { nil }
      }
    }
    #expect(rings().isEmpty)
    stage.graph.touch.moveFocus(forward: true)
    let button = stage.frame("Button")
    #expect(rings().count == 1)
    #expect(rings().first?.contains(button) == true)
    stage.press(at: CGPoint(x: 1, y: 1))
    #expect(rings().isEmpty)
  }

  @Test func glassFlexesUnderAKey() {
    let stage = stage(Log())
    stage.graph.touch.moveFocus(forward: false)
    _ = stage.graph.touch.keyDown()
    stage.flush()
    #expect(stage.motions("press").count == 1)
  }

  @Test func aFocusedViewThatGoesLosesTheFocus() {
    struct Going: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        if isThere { Button("a") { isThere = false } }
        Button("b") { log("b") }
      }
    }
    let log = Log()
    let stage = Stage(Going(log: log))
    stage.graph.touch.moveFocus(forward: true)
    press(stage)
    #expect(!stage.graph.touch.keyDown())
    stage.graph.touch.moveFocus(forward: true)
    press(stage)
    #expect(log.entries == ["b"])
  }
}
