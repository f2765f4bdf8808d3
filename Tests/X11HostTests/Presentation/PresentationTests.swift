import DisplayList
import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct PresentationTests {
  private let moved = ProbePicture.moved.bitmap(width: 160, height: 120)

  @Test func memoryIsSharedWhereItCanBe() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    #expect(try window.statistics().sharesMemory)
  }

  @Test(arguments: [[], ["--put-image"]])
  func motionEndsInTheSameBytesOnBothPaths(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments)
    for _ in 0..<3 {
      try window.click(at: CGPoint(x: 20, y: 70))
      try window.waitUntilSettled()
      try window.expectPixels(moved)
    }
    #expect(try window.statistics().sharesMemory == arguments.isEmpty)
  }

  @Test func aServerBeyondTheNetworkGetsPixelsThroughTheConnection() throws {
    let display = try VirtualDisplay(.init(width: 320, height: 200, listensOnNetwork: true))
    let window = try openProbe(on: display, displayName: display.networkName)
    #expect(try !window.statistics().sharesMemory)
    try window.click(at: CGPoint(x: 20, y: 70))
    try window.waitUntilSettled()
    try window.expectPixels(moved)
  }

  @Test func onlyWhatChangesIsSent() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--duration", "1000"])
    try window.waitUntilSettled()
    let before = try window.statistics()
    #expect(before.pixelsPresented == 160 * 120)
    try window.move(to: CGPoint(x: 20, y: 64))
    try window.press()
    try window.waitUntilSettled()
    let after = try window.statistics()
    #expect(
      after.pixelsPresented - before.pixelsPresented
        == ProbePicture.bar.width * ProbePicture.bar.height)
  }

  /// Bits a channel on screens of each depth, and whether the green one has one more.
  @Test(arguments: [(15, [5, 5, 5]), (16, [5, 6, 5]), (24, [8, 8, 8]), (30, [10, 10, 10])])
  func everyDepthShowsTheNearestColours(depth: Int, bits: [UInt32]) throws {
    let display = try VirtualDisplay(width: 320, height: 200, depth: depth)
    let window = try openProbe(on: display)
    try window.click(at: CGPoint(x: 20, y: 70))
    try window.waitUntilSettled()
    let expected = ProbePicture.moved.bitmap(width: 160, height: 120)
    for y in 0..<expected.height {
      let row = expected.row(y)
      for x in 0..<expected.width { row[x] = Self.nearest(row[x], bits) }
    }
    try window.expectPixels(expected)
  }

  @Test(arguments: [[], ["--put-image"]])
  func aStormOfExposuresCostsNoFrame(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments)
    try window.waitUntilSettled()
    for step in 0..<200 {
      try window.damage(
        PixelRect(x: step * 7 % 150, y: step * 11 % 110, width: 9 + step % 40, height: 10))
    }
    try window.waitUntilSettled()
    try window.expectPixels(ProbePicture().bitmap(width: 160, height: 120))
    #expect(window.frameCount == 1)
  }

  @Test(arguments: [[], ["--put-image"]])
  func exposuresInMotionLeaveNoTrace(arguments: [String]) throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, arguments)
    try window.click(at: CGPoint(x: 20, y: 70))
    for step in 0..<50 {
      try window.damage(PixelRect(x: step * 3, y: 15, width: 30, height: 30))
    }
    try window.waitUntilSettled()
    try window.expectPixels(moved)
  }

  /// A colour as a screen of fewer or more bits holds it.
  private static func nearest(_ pixel: UInt32, _ bits: [UInt32]) -> UInt32 {
    zip([16, 8, 0] as [UInt32], bits).reduce(0xFF00_0000) { result, channel in
      let top = UInt32(1) << channel.1 - 1
      let held = ((pixel >> channel.0 & 0xFF) * top + 127) / 255
      return result | ((held * 255 + top / 2) / top) << channel.0
    }
  }
}
