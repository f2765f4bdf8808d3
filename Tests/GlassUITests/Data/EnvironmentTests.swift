import Observation
import Testing

@testable import GlassUI

extension EnvironmentValues {
  @Entry fileprivate var flavour = "plain"
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Observable private final class Basket {
  var apples = 0
  var pears = 0
}

@MainActor struct EnvironmentTests {
  private struct Taster: View {
    @Environment(\.flavour) private var flavour
    @Environment(\.depth) private var depth
    var body: some View { Text("\(flavour) \(depth)") }
  }

  @Test func innerValuesWin() {
    let view = VStack {
      Taster()
      Taster().environment(\.flavour, "mint").environment(\.flavour, "lemon")
      Taster().transformEnvironment(\.depth) { $0 += 1 }
    }
    .environment(\.depth, 4)
    #expect(Stage(view).texts == ["plain 4", "mint 4", "plain 5"])
  }

  private struct Switching: View {
    let log: Log
    @State private var flavour = "mint"
    var body: some View {
      Logged(log: log).environment(\.flavour, flavour)
      Button("switch") { flavour = "lemon" }
    }
  }

  private struct Logged: View {
    let log: Log
    @Environment(\.flavour) private var flavour
    var body: some View {
      let _ = log(flavour)
      Text(flavour)
    }
  }

  @Test func readersFollow() {
    let log = Log()
    let stage = Stage(Switching(log: log))
    stage.click("switch")
    #expect(log.entries == ["mint", "lemon"])
  }

  @Test func disabledStaysDisabledInside() {
    let view = Button("a") {}.disabled(false).disabled(true)
    #expect(Stage(view).nodes("Button").map(\.isEnabled) == [false])
  }

  private struct Apples: View {
    let log: Log
    @Environment(Basket.self) private var basket
    var body: some View {
      let _ = log("apples")
      Text("apples \(basket.apples)")
    }
  }

  private struct Missing: View {
    @Environment(Basket.self) private var basket: Basket?
    var body: some View { Text(basket == nil ? "none" : "some") }
  }

  @Test func observableObjectsAreFoundByType() {
    let log = Log()
    let basket = Basket()
    let stage = Stage(Apples(log: log).environment(basket))
    basket.apples = 3
    stage.flush()
    #expect(stage.texts == ["apples 3"])
    #expect(log.entries.count == 2)
  }

  @Test func onlyWhatWasReadCounts() {
    let log = Log()
    let basket = Basket()
    let stage = Stage(Apples(log: log).environment(basket))
    basket.pears = 3
    stage.flush()
    #expect(log.entries.count == 1)
  }

  @Test func optionalObjectsMayBeMissing() {
    #expect(Stage(Missing()).texts == ["none"])
    #expect(Stage(Missing().environment(Basket())).texts == ["some"])
  }

  private struct Editor: View {
    @Bindable var basket: Basket
    var body: some View {
      Stepper(value: $basket.apples)
      Text("\(basket.apples)")
    }
  }

  private struct Stepper: View {
    @Binding var value: Int
    var body: some View { Button("more") { value += 1 } }
  }

  @Test func bindablesBindToProperties() {
    let stage = Stage(Editor(basket: Basket()))
    stage.click("more")
    stage.click("more")
    #expect(stage.texts == ["more", "2"])
  }

  private struct Owner: View {
    @State private var basket = Basket()
    var body: some View {
      Button("pick") { withAnimation(.linear(duration: 1)) { basket.pears += 10 } }
      Rectangle().frame(width: 10 + CGFloat(basket.pears), height: 10)
    }
  }

  @Test func observedChangesKeepTheirTransaction() {
    let stage = Stage(Owner())
    stage.click("pick")
    #expect(stage.frame("Rectangle").width == 10)
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").width, 15, within: 1e-6))
  }
}
