import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct InputTests {
  /// What the source hears of `actions`, without repetitions, after the pointer has come in.
  private func events(
    scale: CGFloat = 1, _ actions: (PreviewWindow) throws -> Void
  ) throws -> [String] {
    let display = try VirtualDisplay(width: 640, height: 480)
    let window = try openProbe(on: display, ["--log-events", "--duration", "0"], scale: scale)
    try window.move(to: CGPoint(x: 300, y: 200))
    try window.move(to: CGPoint(x: 10, y: 10))
    try window.waitUntilSettled()
    let earlier = window.log.count
    try actions(window)
    try window.waitUntilSettled()
    return window.log.dropFirst(earlier).reduce(into: []) { events, event in
      if events.last != event { events.append(event) }
    }
  }

  @Test func aPressIsShownAndItsReleaseToo() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--duration", "0"])
    try window.move(to: CGPoint(x: 30, y: 64))
    try window.press()
    try window.waitForFrame()
    try window.expectPixels(ProbePicture(isPressed: true).bitmap(width: 160, height: 120))
    try window.release()
    try window.waitForFrame()
    try window.expectPixels(ProbePicture.moved.bitmap(width: 160, height: 120))
  }

  @Test func buttonsHaveNames() throws {
    let events = try events { window in
      for button in [PreviewWindow.PointerButton.primary, .middle, .secondary] {
        try window.press(button)
        try window.release(button)
      }
    }
    #expect(
      events == [
        "press primary 10.0 10.0", "release primary 10.0 10.0", "press middle 10.0 10.0",
        "release middle 10.0 10.0", "press secondary 10.0 10.0", "release secondary 10.0 10.0",
      ])
  }

  @Test func placesAreInPoints() throws {
    let events = try events(scale: 2) { window in
      try window.click(at: CGPoint(x: 20.5, y: 30))
    }
    #expect(
      events == [
        "move 20.5 30.0", "press primary 20.5 30.0", "release primary 20.5 30.0",
      ])
  }

  @Test func aPressFollowsThePointerOutOfTheWindowAndBack() throws {
    let events = try events { window in
      try window.press()
      try window.move(to: CGPoint(x: 200, y: 10))
      try window.waitForFrame()
      try window.move(to: CGPoint(x: 20, y: 10))
      try window.waitForFrame()
      try window.release()
    }
    #expect(
      events == [
        "press primary 10.0 10.0", "move 200.0 10.0", "move 20.0 10.0", "release primary 20.0 10.0",
      ])
  }

  @Test func aReleaseOutsideIsFollowedByLeaving() throws {
    let events = try events { window in
      try window.press()
      try window.move(to: CGPoint(x: 200, y: 10))
      try window.release()
      try window.waitForFrame()
      try window.move(to: CGPoint(x: 220, y: 10))
      try window.move(to: CGPoint(x: 30, y: 10))
    }
    #expect(
      events == [
        "press primary 10.0 10.0", "move 200.0 10.0", "release primary 200.0 10.0", "left",
        "move 30.0 10.0",
      ])
  }

  @Test func leavingWithoutAPressIsSaidOnce() throws {
    let events = try events { window in
      try window.move(to: CGPoint(x: 200, y: 10))
      try window.move(to: CGPoint(x: 210, y: 10))
    }
    #expect(events == ["left"])
  }

  @Test func theWheelScrollsByPoints() throws {
    let events = try events { window in
      for direction in [PreviewWindow.ScrollDirection.up, .down, .left, .right] {
        try window.scroll(direction)
      }
    }
    #expect(
      events == [
        "scroll 0.0 40.0 at 10.0 10.0", "scroll 0.0 -40.0 at 10.0 10.0",
        "scroll 40.0 0.0 at 10.0 10.0", "scroll -40.0 0.0 at 10.0 10.0",
      ])
  }

  @Test func keysHaveNamesModifiersAndText() throws {
    let events = try events { window in
      try window.key("space")
      try window.key("Return")
      try window.key("Left")
      try window.key("F5")
      try window.type("aB")
      try window.key("c", modifiers: ["Control_L"])
    }
    #expect(
      events == [
        #"key space down 0 " ""#, #"key space up 0 """#,
        #"key return down 0 """#, #"key return up 0 """#,
        #"key left down 0 """#, #"key left up 0 """#,
        #"key function(5) down 0 """#, #"key function(5) up 0 """#,
        #"key character("a") down 0 "a""#, #"key character("a") up 0 """#,
        #"key character("b") down 1 "B""#, #"key character("b") up 1 """#,
        #"key character("c") down 2 """#, #"key character("c") up 2 """#,
      ])
  }

  @Test func aHeldKeyGoesDownOnce() throws {
    let events = try events { window in
      try window.keyDown("x")
      try window.keyUp("x")
    }
    #expect(events == [#"key character("x") down 0 "x""#, #"key character("x") up 0 """#])
  }

  @Test func withoutAWindowManagerTheWindowIsActive() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--log-events"])
    try window.waitUntilSettled()
    #expect(window.log.contains("active"))
    #expect(!window.log.contains("inactive"))
  }
}
