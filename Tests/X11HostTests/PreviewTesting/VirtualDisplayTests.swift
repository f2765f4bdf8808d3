import Foundation
import PreviewTesting
import Testing
import WindowProbe

@Suite(.serialized) struct VirtualDisplayTests {
  @Test func everyDisplayHasANameOfItsOwn() throws {
    let one = try VirtualDisplay(width: 100, height: 100)
    let other = try VirtualDisplay(width: 100, height: 100)
    #expect(one.name.hasPrefix(":"))
    #expect(one.name != other.name)
  }

  @Test func aStoppedServerTakesItsClientsAlong() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display)
    display.stop()
    #expect(try window.process.waitForExit() == .exited(69))
    #expect(throws: PreviewTestingError.self) { try window.waitForFrame() }
  }

  @Test func aBlankPictureIsNoProof() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    let window = try openProbe(on: display, ["--size", "1x1"])
    #expect(throws: PreviewTestingError.self) { try window.capture() }
    #expect(try window.capture(allowsUniform: true).width == 1)
  }

  @Test func aProgramThatEndsEarlyIsQuoted() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    do {
      _ = try openProbe(on: display, ["--nonsense"])
      Issue.record("a window opened")
    } catch PreviewTestingError.exitedEarly(let status, let output) {
      #expect(status == .exited(64))
      #expect(output == "unknown argument --nonsense\n")
    }
  }

  @Test func aMissingProgramIsNamed() throws {
    #expect(throws: PreviewTestingError.self) {
      try PreviewExecutable.besideTests("no such program")
    }
  }
}
