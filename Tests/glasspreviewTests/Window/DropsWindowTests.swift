import DisplayList
import Foundation
import PreviewTesting
import Testing

@Suite(.serialized) struct DropsWindowTests {
  let display: VirtualDisplay

  init() throws { display = try VirtualDisplay(width: 400, height: 600) }

  @Test func theFirstFrameIsTheSnapshot() throws {
    let window = try DropsWindow.open(on: display)
    try window.waitUntilSettled()
    try window.expectPixels(try DropsWindow.picture())
    #expect(try window.close() == .exited(0))
  }

  @Test func aClickEndsInTheSnapshotOfThatClick() throws {
    let window = try DropsWindow.open(on: display)
    try window.click(at: DropsWindow.opener)
    try window.waitUntilSettled()
    try window.expectPixels(
      try DropsWindow.picture("snapshot", ["--do", #"click "Open places""#]))
    #expect(try window.close() == .exited(0))
  }

  @Test func aHeldPressGrowsAndGlows() throws {
    let window = try DropsWindow.open(on: display)
    try window.waitUntilSettled()
    let before = try window.capture()
    try window.move(to: DropsWindow.opener)
    try window.press()
    try window.waitUntilSettled()
    let held = try window.capture()
    // 17 points more on the longest side: the pixel 5 points outside of the resting circle is glass.
    let outside = (x: Int(DropsWindow.opener.x), y: Int(DropsWindow.opener.y) - 30 - 5)
    #expect(held.row(outside.y)[outside.x] != before.row(outside.y)[outside.x])
    #expect(brightness(held, 110, 175) > brightness(before, 110, 175))
    try window.release()
    #expect(try window.close() == .exited(0))
  }

  @Test func nothingWakesTheProgramAtRest() throws {
    let window = try DropsWindow.open(on: display)
    // A second and a half: no timer of a second goes unseen.
    let report = try FrameRateProbe(window, restBlanks: 90).measure {
      try window.click(at: DropsWindow.opener)
    }
    #expect(report.frames > 10)
    #expect(report.wakeUpsAtRest == 0)
    #expect(report.contextSwitchesAtRest == 0)
    #expect(try window.close() == .exited(0))
  }

  @Test func leavingBeforeTheReleaseRunsNoAction() throws {
    let window = try DropsWindow.open(on: display)
    try window.waitUntilSettled()
    let before = try window.capture()
    try window.move(to: DropsWindow.opener)
    try window.press()
    try window.move(to: CGPoint(x: 20, y: 420))
    try window.release()
    try window.waitUntilSettled()
    try window.expectPixels(before)
    #expect(try window.close() == .exited(0))
  }

  @Test func aDisabledButtonAnswersNothing() throws {
    let window = try DropsWindow.open(on: display)
    try window.waitUntilSettled()
    let before = try window.capture()
    try window.click(at: CGPoint(x: 110, y: 262))
    try window.waitUntilSettled()
    try window.expectPixels(before)
    #expect(try window.close() == .exited(0))
  }

  @Test func oneFrameABlankWhileTheDropsMoveAndNoneAtRest() throws {
    let window = try DropsWindow.open(on: display)
    try window.waitUntilSettled()
    let before = try window.statistics()
    try window.click(at: DropsWindow.opener)
    try window.waitUntilSettled()
    let after = try window.statistics()
    #expect(after.framesPresented > before.framesPresented)
    #expect(
      after.framesPresented - before.framesPresented
        <= after.blanksAsked - before.blanksAsked + after.framesWithoutBlank
        - before.framesWithoutBlank)
    try window.waitForBlanks(30)
    let rest = try window.statistics()
    #expect(rest.framesPresented == after.framesPresented)
    #expect(rest.blanksAsked == after.blanksAsked)
    #expect(try window.close() == .exited(0))
  }

  private func brightness(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    let pixel = bitmap.row(y)[x]
    return Int(pixel & 255) + Int(pixel >> 8 & 255) + Int(pixel >> 16 & 255)
  }
}
