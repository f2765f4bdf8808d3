import Testing

@testable import glasspreview

@Suite struct ShellTests {
  @Test(arguments: Shell.allCases)
  func everyCommandAndFlagIsThere(shell: Shell) {
    let script = shell.completionScript
    for command in Command.allCases where command != .window {
      #expect(script.contains(command.rawValue))
      for flag in command.flags { #expect(script.contains(flag.name)) }
    }
  }

  @Test func choicesAreWordsOnly() {
    #expect(Flag.named("device")?.choices == ["iphone", "ipad", "none"])
    #expect(Flag.named("swift-version")?.choices == ["5", "6"])
    #expect(Flag.named("backdrop")?.choices == [])
    #expect(Flag.named("preview")?.choices == [])
    #expect(Flag.named("size")?.choices == [])
    #expect(Flag.named("report")?.choices == [])
  }
}
