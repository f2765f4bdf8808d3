import Foundation
import Testing

@testable import GlassUI

@MainActor struct PressTests {
  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 40)
        .background(configuration.isPressed ? Color.red : Color.blue)
    }
  }

  private func stage(_ log: Log) -> Stage {
    Stage(Button("go") { log("go") }.buttonStyle(Plain()))
  }

  private let inside = CGPoint(x: 200, y: 300)
  private let outside = CGPoint(x: 20, y: 20)

  private func isPressed(_ stage: Stage) -> Bool { stage.nodes("Button").first?.isPressed ?? false }

  @Test func theActionComesWithTheRelease() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: inside)
    #expect(isPressed(stage))
    #expect(log.entries.isEmpty)
    stage.release(at: inside)
    #expect(!isPressed(stage))
    #expect(log.entries == ["go"])
  }

  @Test func leavingClearsThePressAndReturningSetsIt() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: inside)
    stage.move(to: outside)
    #expect(!isPressed(stage))
    stage.move(to: inside)
    #expect(isPressed(stage))
    stage.release(at: inside)
    #expect(log.entries == ["go"])
  }

  @Test func aReleaseOutsideDoesNothing() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: inside)
    stage.move(to: outside)
    stage.release(at: outside)
    #expect(log.entries.isEmpty)
    #expect(!isPressed(stage))
  }

  @Test func aPressThatBeganOutsideDoesNothing() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: outside)
    stage.move(to: inside)
    stage.release(at: inside)
    #expect(log.entries.isEmpty)
  }

  @Test func aSecondPressChangesNothing() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: inside)
    stage.press(at: outside)
    #expect(isPressed(stage))
    stage.release(at: inside)
    #expect(log.entries == ["go"])
  }

  @Test func escapeCancels() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: inside)
    stage.graph.touch.cancel()
    stage.flush()
    #expect(!isPressed(stage))
    stage.release(at: inside)
    #expect(log.entries.isEmpty)
  }

  @Test func manyFastTapsAreManyActions() {
    let log = Log()
    let stage = Stage(
      Button {
        log("tap")
      } label: {
        Image(systemName: "xmark").frame(width: 48, height: 48)
      }
      .buttonStyle(.plain).glassEffect(.regular.interactive(), in: .circle))
    for _ in 0..<12 { stage.click(at: inside) }
    #expect(log.count("tap") == 12)
  }

  @Test func disabledButtonsAnswerNothing() {
    let log = Log()
    let stage = Stage(Button("go") { log("go") }.buttonStyle(.glass).disabled(true))
    stage.press(at: inside)
    #expect(!isPressed(stage))
    #expect(stage.motions("press").isEmpty)
    stage.release(at: inside)
    stage.move(to: inside)
    #expect(stage.motions("hover").isEmpty)
    #expect(log.entries.isEmpty)
  }

  @Test func aButtonDisabledWhilePressedDoesNotFire() {
    struct Closing: View {
      let log: Log
      @State private var isOpen = true
      var body: some View {
        Button("go") { log("go") }.disabled(!isOpen)
          .onAppear {}
          .task { isOpen = true }
        Button("close") { isOpen = false }
      }
    }
    let log = Log()
    let stage = Stage(Closing(log: log))
    guard let point = stage.aim("go"), let close = stage.aim("close") else {
      Issue.record("no buttons")
      return
    }
    stage.click(at: close)
    stage.click(at: point)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [(true, true, 0.75), (true, false, 1), (false, false, 0.5)])
  func plainLabelsFade(isEnabled: Bool, isPressed: Bool, opacity: Double) {
    let stage = Stage(
      Button {
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
      .buttonStyle(.plain).disabled(!isEnabled))
    if isPressed { stage.press(at: inside) }
    stage.settle()
    #expect(stage.layerOpacities.min() ?? 1 == opacity)
  }

  @Test func tapsRunTheirAction() {
    let log = Log()
    let stage = Stage(
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { log("one") }
        Color.blue.frame(width: 50, height: 50).onTapGesture(count: 2) { log("two") }
        Color.green.frame(width: 50, height: 50).onTapGesture { point in
          log("\(Int(point.x)),\(Int(point.y))")
        }
      })
    stage.click(at: CGPoint(x: 200, y: 250))
    stage.click(at: CGPoint(x: 200, y: 300))
    #expect(log.entries == ["one"])
    stage.click(at: CGPoint(x: 200, y: 300))
    stage.click(at: CGPoint(x: 180, y: 330))
    #expect(log.entries == ["one", "two", "5,5"])
  }

  @Test func slowTapsAreNoDoubleTap() {
    let log = Log()
    let stage = Stage(
      Color.red.frame(width: 50, height: 50).onTapGesture(count: 2) { log("two") })
    stage.click(at: inside)
    stage.advance(by: 1)
    stage.click(at: inside)
    #expect(log.entries.isEmpty)
  }
}
