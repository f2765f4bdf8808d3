import Testing

@testable import GlassUI

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor struct PreferenceTests {
  @Test func valuesAreReducedInOrder() {
    let log = Log()
    let view = VStack {
      Text("a").preference(key: NamesKey.self, value: ["a"])
      HStack {
        Text("b").preference(key: NamesKey.self, value: ["b"])
        Text("c")
      }
      Text("d").preference(key: NamesKey.self, value: ["d"])
    }
    .onPreferenceChange(NamesKey.self) { names in log(names.joined()) }
    _ = Stage(view)
    #expect(log.entries == ["abd"])
  }

  @Test func anOuterPreferenceHidesTheInner() {
    let log = Log()
    let view = Text("a").preference(key: NamesKey.self, value: ["in"])
      .preference(key: NamesKey.self, value: ["out"])
      .onPreferenceChange(NamesKey.self) { names in log(names.joined()) }
    _ = Stage(view)
    #expect(log.entries == ["out"])
  }

  @Test func transformsSeeWhatIsBelow() {
    let log = Log()
    let view = Text("a").preference(key: NamesKey.self, value: ["a"])
      .transformPreference(NamesKey.self) { $0.append("!") }
      .onPreferenceChange(NamesKey.self) { names in log(names.joined()) }
    _ = Stage(view)
    #expect(log.entries == ["a!"])
  }

  @Test func withoutAPreferenceTheDefaultIsSeen() {
    let log = Log()
    _ = Stage(Text("a").onPreferenceChange(NamesKey.self) { log("\($0)") })
    #expect(log.entries == ["[]"])
  }

  private struct Following: View {
    @State private var names = ["a"]
    @State private var seen = 0
    var body: some View {
      Button("more") { names.append("b") }
        .preference(key: NamesKey.self, value: names)
        .onPreferenceChange(NamesKey.self) { seen = $0.count }
      Text("\(seen)")
    }
  }

  @Test func stateFollowsInTheSameFrame() {
    let stage = Stage(Following())
    #expect(stage.texts.last == "1")
    stage.click("more")
    #expect(stage.texts.last == "2")
  }
}
