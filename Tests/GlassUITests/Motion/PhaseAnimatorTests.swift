import Foundation
import Testing

@testable import GlassUI

@MainActor struct PhaseAnimatorTests {
  @Test func phasesGoRound() {
    let stage = Stage(
      PhaseAnimator([10.0, 110, 60]) { width in
        Rectangle().frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      })
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").width, 60, within: 1e-6))
    stage.advance(by: 1)
    #expect(isClose(stage.frame("Rectangle").width, 85, within: 1))
    #expect(stage.graph.isMoving)
  }

  @Test func aTriggerLeadsOnceRound() {
    struct Jumping: View {
      @State private var count = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .phaseAnimator([0.0, 40], trigger: count) { content, y in
            content.offset(y: y)
          } animation: { _ in
            .linear(duration: 0.5)
          }
        Button("jump") { count += 1 }
      }
    }
    let stage = Stage(Jumping())
    let start = stage.frame("Rectangle").minY
    #expect(!stage.graph.isMoving)
    stage.click("jump")
    stage.advance(by: 0.25)
    #expect(isClose(stage.frame("Rectangle").minY, start + 20, within: 1e-6))
    stage.settle()
    #expect(stage.frame("Rectangle").minY == start)
    #expect(isClose(stage.graph.time, 1, within: 0.05))
  }
}
