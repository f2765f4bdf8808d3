import Testing

@testable import GlassUI

@MainActor struct AccessibilityTests {
  @Test func controlsAreNamedByTheirText() {
    let view = VStack {
      Button("plain") {}
      Button {
      } label: {
        HStack {
          Text("two")
          Text("words")
        }
      }
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up")
      }
    }
    #expect(Stage(view).labels == ["plain", "two, words", "square and arrow up"])
  }

  @Test func aLabelFromOutsideWins() {
    let stage = Stage(
      Button("inner") {}.glassEffect().padding().accessibilityLabel("outer"))
    #expect(stage.labels == ["outer"])
    #expect(stage.nodes("Button").map(\.label) == ["outer"])
    #expect(stage.nodes("Text").map(\.label) == ["inner"])
  }

  @Test func aLabelInsideNamesItsControl() {
    let stage = Stage(
      Button {
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      })
    #expect(stage.labels == ["Add"])
  }

  @Test func aLabelOfAGroupDoesNotNameItsMembers() {
    let stage = Stage(
      HStack {
        Button("a") {}
        Button("b") {}
      }
      .accessibilityLabel("both"))
    #expect(stage.labels == ["a", "b"])
  }

  @Test func hiddenThingsHaveNoName() {
    let stage = Stage(
      VStack {
        Button("a") {}.hidden()
        Button("b") {}.accessibilityHidden(true)
        Button {
        } label: {
          HStack {
            Image(decorative: "x")
            Text("c")
            Text("d").hidden()
          }
        }
      })
    #expect(stage.labels == ["c"])
    #expect(stage.nodes("Text").map(\.label) == [nil, nil, "c", nil])
  }

  @Test func imagesMayHaveALabel() {
    #expect(
      Stage(
        Button {
        } label: {
          Image("photo", label: Text("A photo"))
        }
      ).labels == ["A photo"])
  }

  @Test func tapsAreControlsToo() {
    #expect(Stage(Text("tap me").onTapGesture {}).labels == ["tap me"])
  }
}
