import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct ManagerTests {
  @Test func theFocusMakesTheWindowActive() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--log-events"], pretendsWindowManager: true)
    for hasFocus in [true, false, true] {
      try window.focus(hasFocus)
      try window.waitForFrame()
    }
    #expect(window.log.filter { $0.hasSuffix("active") } == ["active", "inactive", "active"])
  }

  @Test func aSizeIsReportedOnceItIsShown() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let window = try openProbe(on: display, pretendsWindowManager: true)
    for side in [200, 300, 100] {
      try window.resizeInStep(to: CGSize(width: side, height: side))
      try window.expectPixels(ProbePicture().bitmap(width: side, height: side))
    }
  }

  @Test func aPingIsAnsweredInMotion() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--duration", "100"])
    try window.click(at: CGPoint(x: 20, y: 20))
    try window.ping()
  }

  @Test func anotherSourceStartsAtZero() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--log-times"])
    try window.click(at: CGPoint(x: 20, y: 20))
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture.moved.bitmap(width: 160, height: 120))
    try window.key("r")
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture().bitmap(width: 160, height: 120))
    #expect(window.title == "again")
    #expect(window.log.last == "time 0.0")
  }
}
