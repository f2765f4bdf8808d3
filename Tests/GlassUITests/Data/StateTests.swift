import Testing

@testable import GlassUI

@MainActor struct StateTests {
  private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log("body")
      Button("count \(count)") { count += 1 }
      Button("same") { count += 0 }
    }
  }

  @Test func aWriteRunsTheOwnerOnce() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    #expect(log.entries == ["body"])
    stage.click("count 0")
    #expect(stage.texts == ["count 1", "same"])
    #expect(log.count("body") == 2)
  }

  @Test func anEqualWriteRunsNothing() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    stage.click("same")
    #expect(log.count("body") == 1)
  }

  private struct Parent: View {
    let log: Log
    @State private var text = "a"
    @State private var other = 0
    var body: some View {
      let _ = log("parent")
      Child(log: log, text: $text)
      Sibling(log: log)
      Text("\(text)\(other)")
    }
  }

  private struct Child: View {
    let log: Log
    @Binding var text: String
    var body: some View {
      let _ = log("child")
      Button("append") { text += "b" }
    }
  }

  private struct Sibling: View, Equatable {
    let log: Log
    nonisolated static func == (a: Sibling, b: Sibling) -> Bool { true }
    var body: some View {
      let _ = log("sibling")
      Text("still")
    }
  }

  @Test func aBindingWritesToItsOwner() {
    let log = Log()
    let stage = Stage(Parent(log: log))
    stage.click("append")
    stage.click("append")
    #expect(stage.texts.last == "abb0")
    #expect(log.count("parent") == 3)
  }

  @Test func equalViewsAreNotRunAgain() {
    let log = Log()
    let stage = Stage(Parent(log: log))
    stage.click("append")
    #expect(log.count("sibling") == 1)
  }

  private struct Pair {
    var first = 1
    var list = [10, 20]
  }

  private struct KeyPaths: View {
    @State private var pair = Pair()
    var body: some View {
      Button("first") { $pair.first.wrappedValue += 1 }
      Button("element") { $pair.list[1].wrappedValue += 1 }
      Text("\(pair.first) \(pair.list[1])")
    }
  }

  @Test func bindingsReachIntoValues() {
    let stage = Stage(KeyPaths())
    stage.click("first")
    stage.click("element")
    #expect(stage.texts.last == "2 21")
  }

  private struct Derived: View {
    @State private var celsius = 20.0
    var body: some View {
      let fahrenheit = Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
      Button("freeze") { fahrenheit.wrappedValue = 32 }
      Text("\(Int(celsius)) \(Int(fahrenheit.wrappedValue))")
    }
  }

  @Test func bindingsOfClosures() {
    let stage = Stage(Derived())
    #expect(stage.texts.last == "20 68")
    stage.click("freeze")
    #expect(stage.texts.last == "0 32")
  }

  @Test func constantsTakeNoWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  private struct Wrapped: DynamicProperty {
    @State private var value = 1
    @Environment(\.isEnabled) var isEnabled
    var doubled: Int { value * 2 }
    func raise() { value += 1 }
  }

  private struct Nested: View {
    var wrapped = Wrapped()
    var body: some View {
      Button("raise") { wrapped.raise() }
      Text("\(wrapped.doubled) \(wrapped.isEnabled)")
    }
  }

  @Test func dynamicPropertiesNest() {
    let stage = Stage(Nested())
    stage.click("raise")
    #expect(stage.texts.last == "4 true")
  }

  private struct Initialized: View {
    @State private var value: Int
    init(_ value: Int) { self.value = value }
    var body: some View { Text("\(value)") }
  }

  private struct Reinitializing: View {
    @State private var seed = 5
    var body: some View {
      Initialized(seed)
      Button("seed") { seed = 9 }
    }
  }

  @Test func laterInitialValuesChangeNothing() {
    let stage = Stage(Reinitializing())
    stage.click("seed")
    #expect(stage.texts == ["5", "seed"])
  }
}
