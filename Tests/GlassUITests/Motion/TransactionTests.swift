import Foundation
import Testing

@testable import GlassUI

@MainActor struct TransactionTests {
  private struct Bars: View {
    @State private var first: CGFloat = 10
    @State private var second: CGFloat = 10
    @State private var third: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(width: first, height: 10)
        Rectangle().frame(width: second, height: 10)
        Rectangle().frame(width: third, height: 10)
        Button("all") {
          withAnimation(.linear(duration: 1)) { first = 110 }
          withAnimation(.linear(duration: 2)) { second = 110 }
          third = 110
        }
        Button("still") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.disablesAnimations = true
          withTransaction(transaction) { first = 60 }
        }
      }
    }
  }

  @Test func eachChangeMovesAsItWasAsked() {
    let stage = Stage(Bars())
    stage.click("all")
    #expect(stage.frames("Rectangle").map(\.width) == [10, 10, 110])
    stage.advance(by: 0.5)
    let half = stage.frames("Rectangle").map(\.width)
    #expect(isClose(half[0], 60, within: 1e-6))
    #expect(isClose(half[1], 35, within: 1e-6))
    stage.settle()
    #expect(stage.frames("Rectangle").map(\.width) == [110, 110, 110])
    #expect(isClose(stage.graph.time, 2, within: 0.02))
  }

  @Test func aTransactionCanForbidAnimation() {
    let stage = Stage(Bars())
    stage.click("still")
    #expect(stage.frame("Rectangle").width == 60)
    #expect(!stage.graph.isMoving)
  }

  private struct Watching: View {
    @State private var width: CGFloat = 10
    @State private var x: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(width: width, height: 10)
          .animation(.linear(duration: 1), value: width)
        Circle().frame(width: 10, height: 10).offset(x: x)
          .animation(.linear(duration: 1), value: width)
        Button("width") { width = 110 }
        Button("offset") { x = 50 }
      }
    }
  }

  @Test func valuesAnimateWhatIsBelowThem() {
    let stage = Stage(Watching())
    stage.click("width")
    stage.advance(by: 0.25)
    #expect(isClose(stage.frame("Rectangle").width, 35, within: 1e-6))
  }

  @Test func otherChangesDoNotAnimate() {
    let stage = Stage(Watching())
    stage.click("offset")
    #expect(!stage.graph.isMoving)
    #expect(stage.frame("Circle").midX == 250)
  }

  @Test func anInnerAnimationWinsOverTheTransaction() {
    struct Both: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().frame(width: width, height: 10)
            .animation(.linear(duration: 4), value: width)
          Circle().frame(width: width, height: 10)
          Button("go") { withAnimation(.linear(duration: 1)) { width = 100 } }
        }
      }
    }
    let stage = Stage(Both())
    stage.click("go")
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").width, 12.5, within: 1e-6))
    #expect(isClose(stage.frame("Circle").width, 50, within: 1e-6))
  }

  @Test func transactionModifiersChangeTheAnimation() {
    struct Slowed: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().frame(width: width, height: 10).transaction { $0.animation = nil }
          Circle().frame(width: width, height: 10)
          Button("go") { withAnimation(.linear(duration: 1)) { width = 100 } }
        }
      }
    }
    let stage = Stage(Slowed())
    stage.click("go")
    stage.advance(by: 0.5)
    #expect(stage.frame("Rectangle").width == 100)
    #expect(isClose(stage.frame("Circle").width, 50, within: 1e-6))
  }

  @Test func aTurnKeepsValueAndVelocity() {
    struct Swinging: View {
      @State private var isOut = false
      var body: some View {
        VStack {
          Rectangle().frame(width: isOut ? 100 : 0, height: 10)
          Button("swing") { withAnimation(.bouncy) { isOut.toggle() } }
        }
      }
    }
    let stage = Stage(Swinging())
    stage.click("swing")
    stage.advance(by: 0.15)
    let before = stage.graph.motionRecords
    stage.click("swing")
    let after = stage.graph.motionRecords
    #expect(before.count == after.count)
    for (a, b) in zip(before, after) {
      #expect(a.path == b.path)
      for (x, y) in zip(a.value + a.velocity, b.value + b.velocity) {
        #expect(isClose(x, y, within: 1e-6))
      }
    }
    stage.advance(by: 0.02)
    // It still goes on a little before it turns.
    #expect(stage.frame("Rectangle").width > 0)
    stage.settle()
    #expect(stage.frame("Rectangle").width == 0)
  }

  private struct Completing: View {
    let log: Log
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        Rectangle().frame(width: width, height: 10)
        Button("go") {
          withAnimation(.linear(duration: 0.5)) {
            width = 100
          } completion: {
            log("done")
          }
        }
        Button("nothing") {
          withAnimation(.linear(duration: 0.5)) {
          } completion: {
            log("at once")
          }
        }
      }
    }
  }

  @Test func completionsComeOnce() {
    let log = Log()
    let stage = Stage(Completing(log: log))
    stage.click("go")
    stage.advance(by: 0.4)
    #expect(log.entries.isEmpty)
    stage.settle()
    stage.advance(by: 1)
    #expect(log.entries == ["done"])
  }

  @Test func completionsComeAtOnceWhenNothingAnimates() {
    let log = Log()
    let stage = Stage(Completing(log: log))
    stage.click("nothing")
    #expect(log.entries == ["at once"])
    #expect(!stage.graph.isMoving)
  }

  @Test func completionsWaitForTheirOwnAnimationsOnly() {
    struct Two: View {
      let log: Log
      @State private var first: CGFloat = 0
      @State private var second: CGFloat = 0
      var body: some View {
        VStack {
          Rectangle().frame(width: first, height: 10)
          Circle().frame(width: second, height: 10)
          Button("go") {
            withAnimation(.linear(duration: 5)) { second = 100 }
            withAnimation(.linear(duration: 0.5)) {
              first = 100
            } completion: {
              log("short")
            }
          }
        }
      }
    }
    let log = Log()
    let stage = Stage(Two(log: log))
    stage.click("go")
    stage.advance(by: 1)
    #expect(log.entries == ["short"])
    #expect(stage.graph.isMoving)
  }

  @Test func bindingsCanCarryAnAnimation() {
    struct Child: View {
      @Binding var isWide: Bool
      var body: some View { Button("flip") { isWide.toggle() } }
    }
    struct Parent: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Rectangle().frame(width: isWide ? 100 : 0, height: 10)
          Child(isWide: $isWide.animation(.linear(duration: 1)))
        }
      }
    }
    let stage = Stage(Parent())
    stage.click("flip")
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").width, 50, within: 1e-6))
  }

  @Test func animatableViewsRunWithTheValuesBetween() {
    struct Number: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value.rounded()))") }
    }
    struct Owner: View {
      @State private var value = 0.0
      var body: some View {
        Number(value: value)
        Button("go") { withAnimation(.linear(duration: 1)) { value = 100 } }
      }
    }
    let stage = Stage(Owner())
    stage.click("go")
    stage.advance(by: 0.25)
    #expect(stage.texts.first == "25")
    stage.settle()
    #expect(stage.texts.first == "100")
  }

  @Test func animatableModifiersRunWithTheValuesBetween() {
    struct Indented: ViewModifier, Animatable {
      var amount: CGFloat
      nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }
      func body(content: Content) -> some View { content.padding(.leading, amount) }
    }
    struct Owner: View {
      @State private var amount: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 10, height: 10).modifier(Indented(amount: amount))
          Color.red.frame(width: 200, height: 10)
          Button("go") { withAnimation(.linear(duration: 1)) { amount = 100 } }
        }
      }
    }
    let stage = Stage(Owner())
    stage.click("go")
    stage.advance(by: 0.5)
    #expect(isClose(stage.frame("Rectangle").minX, 150, within: 0.01))
    stage.settle()
    #expect(stage.frame("Rectangle").minX == 200)
  }
}
