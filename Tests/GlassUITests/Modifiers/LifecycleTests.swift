import Testing

@testable import GlassUI

@MainActor struct LifecycleTests {
  private struct Coming: View {
    let log: Log
    @State private var isThere = false
    var body: some View {
      if isThere {
        Text("x").onAppear { log("appear") }.onDisappear { log("disappear") }
      }
      Button("toggle") { isThere.toggle() }
      Button("fade") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
    }
  }

  @Test func appearAndDisappearOnceEach() {
    let log = Log()
    let stage = Stage(Coming(log: log))
    stage.click("toggle")
    stage.click("toggle")
    stage.click("toggle")
    #expect(log.entries == ["appear", "disappear", "appear"])
  }

  @Test func disappearComesWhenTheTransitionIsOver() {
    let log = Log()
    let stage = Stage(Coming(log: log))
    stage.click("toggle")
    stage.click("fade")
    stage.advance(by: 0.5)
    #expect(log.entries == ["appear"])
    stage.settle()
    #expect(log.entries == ["appear", "disappear"])
  }

  private struct Changing: View {
    let log: Log
    let isInitial: Bool
    @State private var value = 1
    var body: some View {
      Button("change") { value *= 10 }
        .onChange(of: value, initial: isInitial) { old, new in log("\(old)>\(new)") }
    }
  }

  @Test func changesTellOldAndNew() {
    let log = Log()
    let stage = Stage(Changing(log: log, isInitial: false))
    stage.click("change")
    stage.click("change")
    #expect(log.entries == ["1>10", "10>100"])
  }

  @Test func initialChangesAreTold() {
    let log = Log()
    _ = Stage(Changing(log: log, isInitial: true))
    #expect(log.entries == ["1>1"])
  }

  private struct Chained: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("go") { first += 1 }
        .onChange(of: first) { second = first * 2 }
      Text("\(first) \(second)")
    }
  }

  @Test func stateChangedInAChangeIsSeenInTheSameFrame() {
    let stage = Stage(Chained())
    stage.click("go")
    #expect(stage.texts.last == "1 2")
  }

  private struct Working: View {
    let log: Log
    @State private var id = 1
    var body: some View {
      Button("next") { id += 1 }
        .task(id: id) {
          log("begin \(id)")
          try? await Task.sleep(for: .seconds(3600))
          log(Task.isCancelled ? "cancelled" : "ended")
        }
    }
  }

  @Test func tasksRunAndAreCancelledByANewID() async {
    let log = Log()
    let stage = Stage(Working(log: log))
    while log.entries.count < 1 { await Task.yield() }
    stage.click("next")
    while log.entries.count < 3 { await Task.yield() }
    #expect(Set(log.entries) == ["begin 1", "cancelled", "begin 2"])
    #expect(stage.graph.runningTasks == 1)
  }

  private struct Temporary: View {
    let log: Log
    @State private var isThere = true
    var body: some View {
      if isThere {
        Text("x").task {
          try? await Task.sleep(for: .seconds(3600))
          log("cancelled \(Task.isCancelled)")
        }
      }
      Button("remove") { isThere = false }
    }
  }

  @Test func tasksEndWithTheirView() async {
    let log = Log()
    let stage = Stage(Temporary(log: log))
    while stage.graph.runningTasks == 0 { await Task.yield() }
    stage.click("remove")
    while log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["cancelled true"])
    #expect(stage.graph.runningTasks == 0)
  }
}
