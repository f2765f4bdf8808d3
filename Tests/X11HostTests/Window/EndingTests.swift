import Foundation
import PreviewTesting
import Testing

@Suite(.serialized) struct EndingTests {
  @Test func closingExitsWithZero() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    #expect(try window.close() == .exited(0))
    #expect(window.process.standardError == "")
  }

  @Test func closingInMotionExitsWithZero() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--duration", "10"])
    try window.click(at: CGPoint(x: 20, y: 20))
    try window.waitForFrame(after: 5)
    #expect(try window.close() == .exited(0))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signalsExitCleanly(signal: Int32, status: Int32) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    window.process.send(signal: signal)
    #expect(try window.process.waitForExit() == .exited(status))
    #expect(window.process.standardError == "")
  }

  @Test func aSignalIsHeardWhereFramesTakeTooLong() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--slow", "--duration", "10"])
    try window.click(at: CGPoint(x: 20, y: 20))
    try window.waitForFrame(after: 3)
    window.process.send(signal: SIGTERM)
    #expect(try window.process.waitForExit() == .exited(143))
  }

  @Test(arguments: [[], ["--put-image"], ["--timer"]])
  func theServersDeathIsSaidAndEndsTheLoop(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments + ["--duration", "10"])
    try window.click(at: CGPoint(x: 20, y: 20))
    try window.waitForFrame(after: 3)
    display.crash()
    #expect(try window.process.waitForExit() == .exited(69))
    #expect(
      window.process.standardError
        == "error: the X server closed the connection; the window is gone\n")
  }

  @Test func theServersDeathAtRestEndsTheLoop() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    try window.waitUntilSettled()
    display.crash()
    #expect(try window.process.waitForExit() == .exited(69))
  }

  @Test func aKeyHandlerSeesKeysFirst() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--log-events"])
    try window.move(to: CGPoint(x: 20, y: 20))
    try window.key("a")
    try window.key("q")
    #expect(try window.process.waitForExit() == .exited(0))
    #expect(window.log.filter { $0.hasPrefix("key") }.count == 2)
  }

  @Test(
    arguments: [
      (
        nil,
        """
        error: no display: DISPLAY is not set; start this in a graphical session, \
        or use a command that needs no window, such as snapshot\n
        """
      ),
      (
        ":123456",
        """
        error: no display: no X server answers at ":123456"; check DISPLAY, \
        or use a command that needs no window, such as snapshot\n
        """
      ),
    ] as [(String?, String)])
  func withoutADisplayItSaysSo(name: String?, words: String) throws {
    let process = try ChildProcess.start(
      PreviewExecutable.besideTests("WindowProbe"),
      environment: name.map { ["DISPLAY": $0] } ?? [:])
    #expect(try process.waitForExit() == .exited(69))
    #expect(process.standardError == words)
  }
}
