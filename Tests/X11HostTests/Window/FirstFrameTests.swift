import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct FirstFrameTests {
  @Test(arguments: [1, 1.25, 2, 3]) func showsTheSourcePixelForPixel(scale: CGFloat) throws {
    let display = try VirtualDisplay()
    let window = try openProbe(on: display, scale: scale)
    let size = try window.pixelSize()
    #expect(size == (Int(160 * scale), Int(120 * scale)))
    try window.expectPixels(ProbePicture().bitmap(width: size.width, height: size.height))
    #expect(window.frameCount == 1)
  }

  @Test func tellsWhoItIs() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    #expect(window.title == "Prüfung ✓")
    #expect(window.windowClass == "glasspreview\0Glasspreview\0")
    try window.ping()
  }

  @Test func anOptionOverridesTheScaleOfTheEnvironment() throws {
    let display = try VirtualDisplay(width: 800, height: 600)
    let window = try openProbe(on: display, ["--scale", "2"], scale: 1)
    #expect(try window.pixelSize() == (320, 240))
  }

  @Test func tasksOnTheMainActorRun() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--press-later"])
    // The task may have come before the first frame, which then is the pressed one already.
    if window.frameCount == 1, try window.capture().row(64)[5] != 0xFF00_7AFF {
      try window.waitForFrame(after: 1)
    }
    try window.expectPixels(ProbePicture(isPressed: true).bitmap(width: 160, height: 120))
  }
}
