import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct PacingTests {
  @Test(arguments: [[], ["--put-image"]])
  func oneFrameForEachBlankAskedForAndNoneAtRest(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments)
    try window.waitUntilSettled()
    let before = try window.statistics()
    #expect(before.framesPresented == 1)
    #expect(before.blanksAsked == 0)

    try window.click(at: CGPoint(x: 20, y: 70))
    try window.waitUntilSettled()
    let after = try window.statistics()
    // A frame made without a blank stands for one that was asked for and came late.
    let asked = after.blanksAsked - before.blanksAsked
    #expect(asked > 1)
    #expect(after.framesPresented - before.framesPresented <= asked + after.framesWithoutBlank)
    #expect(after.blanksMet <= after.blanksPassed)

    try window.waitForBlanks(10)
    let rested = try window.statistics()
    #expect(rested.blanksAsked == after.blanksAsked)
    #expect(rested.framesPresented == after.framesPresented)
  }

  @Test(arguments: [60, 120, 144])
  func timesAreCountsOfBlanksAndStartAtZero(framesPerSecond: Int) throws {
    let display = try VirtualDisplay(width: 320, height: 200, framesPerSecond: framesPerSecond)
    let window = try openProbe(on: display, ["--log-times"])
    try window.click(at: CGPoint(x: 20, y: 70))
    try window.waitUntilSettled()
    #expect(try window.statistics().period == (1e6 / Double(framesPerSecond)).rounded() / 1e6)
    let times = window.log.compactMap { line in
      line.hasPrefix("time ") ? Double(line.dropFirst(5)) : nil
    }
    #expect(times.first == 0)
    #expect(times.count > 2)
    for (earlier, later) in zip(times, times.dropFirst()) {
      #expect(later >= earlier)
      let count = (later * Double(framesPerSecond)).rounded()
      #expect(later == count / Double(framesPerSecond))
    }
  }

  @Test func aTimerStandsInForTheDisplay() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--timer"])
    try window.click(at: CGPoint(x: 20, y: 70))
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture.moved.bitmap(width: 160, height: 120))
    #expect(try window.statistics().framesPresented > 2)
  }

  @Test(arguments: [[], ["--put-image"], ["--timer"]])
  func atRestNothingRuns(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments)
    let report = try FrameRateProbe(window, restBlanks: 30).measure {
      try window.click(at: CGPoint(x: 20, y: 70))
    }
    #expect(report.wakeUpsAtRest == 0)
    // Going to sleep after the last answer may still count once.
    #expect(report.contextSwitchesAtRest <= 1)
    #expect(report.frames > 1)
  }

  @Test func manyMovesInOneBlankMakeOneFrame() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--duration", "0"])
    try window.waitUntilSettled()
    for step in 0..<50 {
      try window.press()
      try window.move(to: CGPoint(x: 10 + step, y: 30))
      try window.release()
    }
    try window.waitUntilSettled()
    let statistics = try window.statistics()
    #expect(statistics.framesPresented <= statistics.blanksAsked + 1)
    try window.expectPixels(ProbePicture.moved.bitmap(width: 160, height: 120))
  }
}
