import Foundation
import Testing

@testable import GlassUI

@MainActor struct MatchedGeometryTests {
  private struct Moving: View {
    @State private var isRight = false
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 100)
          .overlay {
            if !isRight {
              Circle().frame(width: 20, height: 20).matchedGeometryEffect(id: "dot", in: space)
            }
          }
        Button("go") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          .frame(width: 100, height: 100)
          .overlay(alignment: .bottomTrailing) {
            if isRight {
              Capsule().frame(width: 60, height: 40).matchedGeometryEffect(id: "dot", in: space)
            }
          }
      }
    }
  }

  @Test func aViewStartsWhereTheOtherWas() {
    let stage = Stage(Moving())
    let start = stage.frame("Circle")
    stage.click("go")
    #expect(isClose(stage.frame("Capsule"), start, within: 1e-6))
    stage.advance(by: 0.5)
    let half = stage.frame("Capsule")
    #expect(isClose(half.width, 40, within: 1e-6))
    #expect(isClose(half.midX, (start.midX + 270) / 2, within: 1e-6))
    // The one that goes travels with it.
    #expect(isClose(stage.frame("Circle"), half, within: 1e-6))
    stage.settle()
    #expect(stage.frame("Capsule") == CGRect(x: 240, y: 310, width: 60, height: 40))
    #expect(stage.nodes("Circle").isEmpty)
  }

  @Test func whatIsNoSourceStandsWhereTheSourceIs() {
    struct Underlined: View {
      @State private var chosen = 0
      @Namespace private var space
      var body: some View {
        ZStack {
          HStack(spacing: 0) {
            ForEach(0..<3) { index in
              Button("tab \(index)") { chosen = index }
                .frame(width: 60 + CGFloat(index) * 10, height: 40)
                .matchedGeometryEffect(id: index, in: space)
            }
          }
          Rectangle().matchedGeometryEffect(id: chosen, in: space, isSource: false)
            .allowsHitTesting(false)
        }
      }
    }
    let stage = Stage(Underlined())
    #expect(stage.frame("Rectangle").width == 60)
    stage.click("tab 2")
    #expect(stage.frame("Rectangle").width == 80)
    #expect(stage.frame("Rectangle").minX == stage.frames("Frame").last?.minX)
  }
}
