import Testing

@testable import glasspreview

@Suite struct HelpTextTests {
  @Test(arguments: Command.allCases)
  func everyCommandHasAPage(command: Command) throws {
    let page = try #require(HelpText.text(topic: command.rawValue))
    #expect(page.contains(command.summary))
    for flag in Flag.all where flag.applies(to: command) {
      #expect(page.contains("--\(flag.name)"))
    }
    #expect(HelpText.text(topic: nil)?.contains(command.summary) == true)
  }

  @Test func anUnknownTopicHasNone() {
    #expect(HelpText.text(topic: "wobble") == nil)
  }

  @Test func flagNamesAreUniqueForACommand() {
    for command in Command.allCases {
      let names = Flag.all.filter { $0.applies(to: command) }.map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
