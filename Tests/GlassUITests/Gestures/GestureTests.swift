import Foundation
import Testing

@testable import GlassUI

@MainActor struct GestureTests {
  private let centre = CGPoint(x: 200, y: 300)

  private func square() -> some View { Color.red.frame(width: 100, height: 100) }

  @Test func dragsBeginBeyondTheirDistance() {
    let log = Log()
    let stage = Stage(
      square().gesture(
        DragGesture().onChanged { log("\(Int($0.translation.width))") }
          .onEnded { log("end \(Int($0.translation.width))") }))
    stage.press(at: centre)
    stage.move(to: CGPoint(x: 206, y: 300))
    #expect(log.entries.isEmpty)
    stage.move(to: CGPoint(x: 212, y: 300))
    stage.move(to: CGPoint(x: 260, y: 300))
    stage.release(at: CGPoint(x: 280, y: 300))
    #expect(log.entries == ["12", "60", "end 80"])
  }

  @Test func aDragWithoutDistanceBeginsAtOnce() {
    let log = Log()
    let stage = Stage(
      square().gesture(
        DragGesture(minimumDistance: 0).onChanged {
          log("\(Int($0.location.x)),\(Int($0.location.y))")
        }))
    stage.press(at: CGPoint(x: 160, y: 270))
    #expect(log.entries == ["10,20"])
  }

  @Test func dragsKnowTheirVelocity() {
    let log = Log()
    let stage = Stage(
      square().gesture(DragGesture().onEnded { log("\(Int($0.velocity.width.rounded()))") }))
    stage.press(at: centre)
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 250, y: 300))
    stage.release(at: CGPoint(x: 250, y: 300))
    #expect(log.entries == ["500"])
  }

  private struct Pulled: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var pull =
      CGSize.zero
    var body: some View {
      Color.red.frame(width: 40, height: 40).offset(pull)
        .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
    }
  }

  @Test func gestureStatesFallBack() {
    let stage = Stage(Pulled())
    stage.press(at: centre)
    stage.move(to: CGPoint(x: 250, y: 300))
    #expect(stage.frame("Rectangle").midX == 250)
    stage.release(at: CGPoint(x: 250, y: 300))
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").midX, 225, within: 1e-6))
    stage.settle()
    #expect(stage.frame("Rectangle").midX == 200)
  }

  @Test func aCancelledDragFallsBackToo() {
    let log = Log()
    let stage = Stage(Pulled().onTapGesture { log("tap") })
    stage.press(at: centre)
    stage.move(to: CGPoint(x: 250, y: 300))
    stage.graph.touch.cancel()
    stage.settle()
    #expect(stage.frame("Rectangle").midX == 200)
  }

  @Test func aDragTakesTheTouchFromAButtonInside() {
    let log = Log()
    let stage = Stage(
      Button {
        log("button")
      } label: {
        self.square()
      }
      .gesture(DragGesture().onEnded { _ in log("drag") }))
    stage.click(at: centre)
    #expect(log.entries == ["button"])
    stage.press(at: centre)
    stage.move(to: CGPoint(x: 230, y: 300))
    #expect(stage.nodes("Button").first?.isPressed == false)
    stage.release(at: CGPoint(x: 230, y: 300))
    #expect(log.entries == ["button", "drag"])
  }

  @Test func aDragThatBeganInsideKeepsTheTouch() {
    let log = Log()
    let stage = Stage(
      square().gesture(DragGesture(minimumDistance: 0).onEnded { _ in log("inner") })
        .gesture(DragGesture().onChanged { _ in log("outer") }))
    stage.press(at: centre)
    stage.move(to: CGPoint(x: 230, y: 300))
    stage.release(at: CGPoint(x: 230, y: 300))
    #expect(log.entries == ["inner"])
  }

  @Test func aTapOutsideLeavesTheTouchToTheButton() {
    let log = Log()
    let stage = Stage(
      Button {
        log("button")
      } label: {
        self.square()
      }
      .gesture(TapGesture().onEnded { log("tap") }))
    stage.click(at: centre)
    #expect(log.entries == ["button"])
  }

  @Test func highPriorityComesBeforeTheViewInside() {
    let log = Log()
    let stage = Stage(
      Button {
        log("button")
      } label: {
        self.square()
      }
      .highPriorityGesture(TapGesture().onEnded { log("tap") }))
    stage.click(at: centre)
    #expect(log.entries == ["tap"])
  }

  @Test func simultaneousGesturesShareTheTouch() {
    let log = Log()
    let stage = Stage(
      Button {
        log("button")
      } label: {
        self.square()
      }
      .simultaneousGesture(TapGesture().onEnded { log("tap") }))
    stage.click(at: centre)
    #expect(Set(log.entries) == ["button", "tap"])
  }

  @Test func tapsAreCounted() {
    let log = Log()
    let stage = Stage(
      square().gesture(
        SpatialTapGesture(count: 2).onEnded { log("\(Int($0.location.x))") }))
    stage.click(at: centre)
    #expect(log.entries.isEmpty)
    stage.click(at: CGPoint(x: 190, y: 300))
    #expect(log.entries == ["40"])
  }

  @Test func longPressesComeByTheClock() {
    let log = Log()
    let stage = Stage(
      square().onLongPressGesture(minimumDuration: 0.4) {
        log("long")
      } onPressingChanged: {
        log($0 ? "down" : "up")
      })
    stage.press(at: centre)
    stage.advance(by: 0.3)
    #expect(log.entries == ["down"])
    stage.advance(by: 0.2)
    #expect(log.entries == ["down", "up", "long"])
    stage.release(at: centre)
    stage.press(at: centre)
    stage.advance(by: 0.1)
    stage.release(at: centre)
    stage.settle()
    #expect(log.entries == ["down", "up", "long", "down", "up"])
  }

  @Test func gesturesCanBeSwitchedOff() {
    let log = Log()
    let stage = Stage(
      square().gesture(TapGesture().onEnded { log("tap") }, isEnabled: false))
    stage.click(at: centre)
    #expect(log.entries.isEmpty)
  }

  @Test func hoverComesAndGoes() {
    let log = Log()
    let stage = Stage(square().onHover { log($0 ? "in" : "out") })
    stage.move(to: centre)
    stage.move(to: CGPoint(x: 210, y: 300))
    stage.move(to: CGPoint(x: 10, y: 10))
    stage.move(to: centre)
    stage.graph.touch.pointerLeft()
    #expect(log.entries == ["in", "out", "in", "out"])
  }

  @Test func aViewThatGoesWhileTouchedIsLeftAlone() {
    struct Going: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere {
            Color.red.frame(width: 100, height: 100)
              .gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in isThere = false }
                  .onEnded { _ in log("end") })
          }
          Text("a")
        }
      }
    }
    let log = Log()
    let stage = Stage(Going(log: log))
    stage.press(at: CGPoint(x: 200, y: 280))
    stage.move(to: CGPoint(x: 210, y: 280))
    stage.release(at: CGPoint(x: 210, y: 280))
    #expect(stage.nodes("Rectangle").isEmpty)
    #expect(log.entries.isEmpty)
  }
}
