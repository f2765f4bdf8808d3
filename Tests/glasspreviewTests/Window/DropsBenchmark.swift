import Foundation
import PreviewTesting
import Testing

/// What `make bench` says of the real window: blanks met while drops move, wake-ups at rest.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["GLASSPREVIEW_BENCH"] != nil))
struct DropsBenchmark {
  @Test func shareOfBlanksMetBenchmark() throws {
    let benchmark = FrameRateBenchmark(
      rates: [60, 120, 144],
      arguments: [DropsWindow.file, "--size", "220x440", "--scale", "1"], repetitions: 4)
    var focused: Set<Int32> = []
    let reports = try benchmark.run { window in
      // The focus follows the opener wherever it moves, so that the motion can start again.
      if focused.insert(window.process.processIdentifier).inserted { try window.key("Tab") }
      try window.key("space")
    }
    for report in reports { print("drops in a window, \(report)") }
  }

  @Test func idleBenchmark() throws {
    let display = try VirtualDisplay(width: 400, height: 600)
    let window = try DropsWindow.open(on: display)
    let report = try FrameRateProbe(window, restBlanks: 300).measure {
      try window.click(at: DropsWindow.opener)
    }
    print(
      "idle for 300 blanks of 60 a second: \(report.wakeUpsAtRest) wake-ups of the loop, "
        + "\(report.contextSwitchesAtRest) of any thread")
    _ = try window.close()
  }
}
