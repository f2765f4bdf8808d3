import DisplayList
import Foundation
import PreviewTesting
import Testing

@Suite(.serialized) struct GalleryWindowTests {
  let display: VirtualDisplay

  init() throws { display = try VirtualDisplay(width: 800, height: 660) }

  /// The gallery, at rest, and the pointer beside it.
  private func open() throws -> PreviewWindow {
    let window = try PreviewWindow(on: display, arguments: ["--size", "760x620", "--scale", "1"])
    try window.move(to: Self.outside)
    try window.waitUntilSettled()
    return window
  }

  private static let outside = CGPoint(x: 790, y: 650)

  /// The gallery after a click in its list, without a window.
  private func picture(clicking title: String) throws -> Bitmap {
    try PreviewExecutable.picture([
      "snapshot", "gallery", "--preview", "Gallery", "--size", "760x620", "--scale", "1",
      "--do", "click \"\(title)\"",
    ])
  }

  @Test func theArrowKeysChangeTheScreen() throws {
    let window = try open()
    try window.key("Right")
    try window.key("Right")
    try window.waitUntilSettled()
    try window.expectPixels(try picture(clicking: "Badged Symbols"))
    try window.key("Left")
    try window.waitUntilSettled()
    try window.expectPixels(try picture(clicking: "First Attempts"))
    #expect(try window.close() == .exited(0))
  }

  @Test func aClickInTheListChangesTheScreen() throws {
    let window = try open()
    try window.click(at: CGPoint(x: 90, y: 226))
    try window.move(to: Self.outside)
    try window.waitUntilSettled()
    try window.expectPixels(try picture(clicking: "Centred at Last"))
    #expect(try window.close() == .exited(0))
  }
}
