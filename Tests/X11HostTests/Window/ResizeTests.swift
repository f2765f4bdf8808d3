import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct ResizeTests {
  @Test(arguments: [[], ["--put-image"]])
  func everySizeIsShownWhole(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 1024, height: 768)
    let window = try openProbe(on: display, arguments)
    for (width, height) in [(300, 200), (90, 80), (1000, 700), (160, 120), (161, 121)] {
      try window.resize(to: CGSize(width: width, height: height))
      try window.waitForFrame()
      try window.expectPixels(ProbePicture().bitmap(width: width, height: height))
    }
  }

  @Test(arguments: [[], ["--put-image"]])
  func theSmallestAndTheLongestSizesAreOrdinary(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let window = try openProbe(on: display, arguments)
    for (width, height) in [(1, 1), (30000, 2), (2, 30000), (1, 1), (65535, 1)] {
      try window.resize(to: CGSize(width: width, height: height))
      try window.waitUntilSettled()
      try window.ping()
    }
    try window.resize(to: CGSize(width: 200, height: 100))
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture().bitmap(width: 200, height: 100))
  }

  @Test(arguments: ["1x1", "0x0", "-5x20", "nanxinf"])
  func senselessSizesOpenASmallWindow(size: String) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--size", size])
    let pixels = try window.pixelSize()
    #expect(pixels.width >= 1 && pixels.height >= 1)
    try window.waitUntilSettled()
    #expect(try window.close() == .exited(0))
  }

  @Test(arguments: [[], ["--put-image"]])
  func resizingInMotionEndsInTheSamePicture(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let window = try openProbe(on: display, arguments)
    try window.click(at: CGPoint(x: 20, y: 70))
    for width in stride(from: 170, through: 400, by: 10) {
      try window.resize(to: CGSize(width: width, height: width / 2))
    }
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture.moved.bitmap(width: 400, height: 200))
  }

  @Test func aSizeThatTheSourceLearnsIsInPoints() throws {
    let display = try VirtualDisplay(width: 800, height: 600)
    let window = try openProbe(on: display, ["--log-events"], scale: 2)
    try window.resize(to: CGSize(width: 200, height: 101))
    try window.waitUntilSettled()
    #expect(
      window.log.filter { $0.hasPrefix("size") } == [
        "size 160.0 120.0 at 2.0", "size 200.0 101.0 at 2.0",
      ])
  }
}
