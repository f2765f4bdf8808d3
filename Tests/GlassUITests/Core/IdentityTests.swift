import Testing

@testable import GlassUI

@MainActor struct IdentityTests {
  /// Shows its own state, which starts with its title and counts presses.
  private struct Row: View {
    let title: String
    @State private var presses = 0
    var body: some View { Button("\(title)\(presses)") { presses += 1 } }
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(names, id: \.self) { Row(title: $0) }
      Button("reverse") { names.reverse() }
      Button("drop") { names.removeFirst() }
      Button("insert") { names.insert("z", at: 0) }
    }
  }

  @Test func statesMoveWithTheirElements() {
    let stage = Stage(Rows())
    stage.click("a0")
    stage.click("reverse")
    #expect(stage.texts.prefix(3) == ["c0", "b0", "a1"])
    stage.click("insert")
    #expect(stage.texts.prefix(4) == ["z0", "c0", "b0", "a1"])
    stage.click("drop")
    stage.click("drop")
    #expect(stage.texts.prefix(2) == ["b0", "a1"])
  }

  @Test func framesMoveWithTheirElements() {
    struct Moving: View {
      @State private var names = ["aa", "b"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(names, id: \.self) { Text($0) }
          Button("swap") { withAnimation(.linear(duration: 1)) { names.reverse() } }
        }
      }
    }
    let stage = Stage(Moving())
    let before = stage.frames("Text")
    stage.click("swap")
    stage.advance(by: 0.5)
    let middle = stage.frames("Text")
    // Half-way both stand on the same height.
    #expect(isClose(middle[0].midY, (before[0].midY + before[1].midY) / 2, within: 1e-6))
    #expect(isClose(middle[0].midY, middle[1].midY, within: 1e-6))
    stage.settle()
    #expect(stage.texts.prefix(2) == ["b", "aa"])
  }

  @Test func elementsOfOneIdentityAreKeptApart() {
    let stage = Stage(ForEach(["a", "a", "a"], id: \.self) { Text($0) })
    #expect(stage.texts == ["a", "a", "a"])
    #expect(stage.reports.count == 1)
  }

  private struct Branches: View {
    @State private var isOn = true
    var body: some View {
      if isOn { Row(title: "yes") } else { Row(title: "no") }
      Button("flip") { isOn.toggle() }
    }
  }

  @Test func branchesHaveStatesOfTheirOwn() {
    let stage = Stage(Branches())
    stage.click("yes0")
    stage.click("flip")
    #expect(stage.texts.first == "no0")
    stage.click("flip")
    #expect(stage.texts.first == "yes0")
  }

  private enum Mode: CaseIterable { case one, two, three }

  private struct Switched: View {
    @State private var mode = Mode.one
    var body: some View {
      switch mode {
      case .one: Row(title: "one")
      case .two: Row(title: "two")
      case .three: EmptyView()
      }
      Button("next") {
        mode = mode == .one ? .two : .three
      }
    }
  }

  @Test func switchesChooseOne() {
    let stage = Stage(Switched())
    #expect(stage.texts == ["one0", "next"])
    stage.click("next")
    #expect(stage.texts == ["two0", "next"])
    stage.click("next")
    #expect(stage.texts == ["next"])
  }

  private struct Identified: View {
    @State private var id = 1
    var body: some View {
      Row(title: "r").id(id)
      Button("renew") { id += 1 }
    }
  }

  @Test func anotherIDIsAnotherView() {
    let stage = Stage(Identified())
    stage.click("r0")
    #expect(stage.texts.first == "r1")
    stage.click("renew")
    #expect(stage.texts.first == "r0")
  }

  private struct Erased: View {
    @State private var isText = false
    @State private var title = "a"
    var body: some View {
      isText ? AnyView(Text("text")) : AnyView(Row(title: title))
      Button("title") { title = "b" }
      Button("type") { isText.toggle() }
    }
  }

  @Test func erasedViewsKeepTheirStateByType() {
    let stage = Stage(Erased())
    stage.click("a0")
    stage.click("title")
    #expect(stage.texts.first == "b1")
    stage.click("type")
    stage.click("type")
    #expect(stage.texts.first == "b0")
  }

  @Test func modifiersOfAGroupReachEachMember() {
    let view = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("bb")
      }
      .frame(width: 50)
    }
    #expect(Stage(view).frames("Frame").map(\.width) == [50, 50])
  }

  @Test func overlaysOfAGroupReachEachMember() {
    let view = VStack {
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Circle() }
    }
    #expect(Stage(view).nodes("Circle").count == 2)
  }

  @Test func bindingsToElements() {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct Tap: View {
      @Binding var item: Item
      var body: some View { Button("\(item.id):\(item.count)") { item.count += 1 } }
    }
    struct List: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View { ForEach($items) { $item in Tap(item: $item) } }
    }
    let stage = Stage(List())
    stage.click("2:0")
    #expect(stage.texts == ["1:0", "2:1"])
  }

  @Test func equatableViewsAreComparedByTheirOwnRule() {
    struct Shouting: View, Equatable {
      let log: Log
      let text: String
      nonisolated static func == (a: Shouting, b: Shouting) -> Bool {
        a.text.uppercased() == b.text.uppercased()
      }
      var body: some View {
        let _ = log(text)
        Text(text)
      }
    }
    struct Owner: View {
      let log: Log
      @State private var text = "a"
      var body: some View {
        Shouting(log: log, text: text).equatable()
        Button("upper") { text = "A" }
        Button("other") { text = "b" }
      }
    }
    let log = Log()
    let stage = Stage(Owner(log: log))
    stage.click("upper")
    stage.click("other")
    #expect(log.entries == ["a", "b"])
  }

  @Test func modifiersComposeAndHaveState() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("n\(count)") { count += 1 }
        }
      }
    }
    let stage = Stage(Text("x").modifier(Counting().concat(EmptyModifier())))
    stage.click("n0")
    #expect(stage.texts == ["x", "n1"])
  }
}
