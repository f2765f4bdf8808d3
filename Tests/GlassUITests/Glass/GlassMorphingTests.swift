import Foundation
import Testing

@testable import GlassUI

@MainActor struct GlassMorphingTests {
  /// A toggle and a second drop that comes above it, `gap` away.
  private struct Cluster: View {
    var gap: CGFloat = 100
    var spacing: CGFloat = 12
    var hasIDs = true
    var transition = GlassEffectTransition.matchedGeometry
    @State private var isOpen = false
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: spacing) {
        VStack(spacing: gap) {
          if isOpen {
            Color.clear.frame(width: 40, height: 40)
              .glassEffect(in: .circle)
              .glassEffectID(hasIDs ? "second" : nil, in: space)
              .glassEffectTransition(transition)
          }
          Button {
            withAnimation(.linear(duration: 1)) { isOpen.toggle() }
          } label: {
            Color.clear.frame(width: 60, height: 60).contentShape(.circle)
          }
          .buttonStyle(.plain)
          .glassEffect(in: .circle)
          .glassEffectID(hasIDs ? "toggle" : nil, in: space)
          .accessibilityLabel("toggle")
        }
      }
    }
  }

  private func frames(_ stage: Stage) -> [CGRect] {
    stage.glass.flatMap(\.shapes).map(\.frame).sorted { $0.midY < $1.midY }
  }

  @Test func aDropComesOutOfItsNeighbour() {
    let stage = Stage(Cluster())
    let toggle = frames(stage)[0]
    stage.click("toggle")
    // At first it lies over the shape it comes out of.
    #expect(frames(stage).allSatisfy { isClose($0, toggle, within: 1e-6) })
    stage.advance(by: 0.5)
    let half = frames(stage)
    // Half-way between the neighbour's place and its own: 50 pt wide.
    #expect(isClose(half[0].width, 50, within: 1e-6))
    stage.settle()
    let end = frames(stage)
    #expect(end[0] == CGRect(x: 180, y: 200, width: 40, height: 40))
    #expect(end[1] == CGRect(x: 170, y: 340, width: 60, height: 60))
  }

  @Test func withAnIDFromAnyDistance() {
    let stage = Stage(Cluster(gap: 400))
    stage.click("toggle")
    #expect(stage.motions("morph").count == 1)
    #expect(stage.motions("materialize").isEmpty)
  }

  @Test func withoutAnIDOnlyFromWithinTheSpacing() {
    let near = Stage(Cluster(gap: 10, hasIDs: false))
    near.click("toggle")
    #expect(near.motions("morph").count == 1)
    let far = Stage(Cluster(gap: 14, hasIDs: false))
    far.click("toggle")
    #expect(far.motions("morph").isEmpty)
    #expect(far.motions("materialize").count == 1)
  }

  @Test func removalIsTheReverse() {
    let stage = Stage(Cluster())
    stage.click("toggle")
    var forth: [[CGRect]] = []
    for _ in 0...10 {
      forth.append(frames(stage))
      stage.advance(by: 0.1)
    }
    stage.settle()
    stage.click("toggle")
    var back: [[CGRect]] = []
    for _ in 0...10 {
      back.append(frames(stage))
      stage.advance(by: 0.1)
    }
    for (a, b) in zip(forth, back.reversed()) where a.count == b.count {
      for (x, y) in zip(a, b) { #expect(isClose(x, y, within: 1e-6)) }
    }
    stage.settle()
    #expect(frames(stage).count == 1)
  }

  @Test func aTurnHalfWayDoesNotJump() {
    let stage = Stage(Cluster())
    stage.click("toggle")
    stage.advance(by: 0.4)
    let before = frames(stage)
    stage.click("toggle")
    let after = frames(stage)
    for (a, b) in zip(before, after) { #expect(isClose(a, b, within: 1e-6)) }
    stage.advance(by: 0.2)
    stage.click("toggle")
    stage.settle()
    #expect(frames(stage).count == 2)
  }

  @Test func materializingKeepsThePlace() {
    let stage = Stage(Cluster(transition: .materialize))
    stage.click("toggle")
    stage.advance(by: 0.125)
    let shapes = stage.glass.flatMap(\.group.shapes)
    #expect(stage.motions("morph").isEmpty)
    #expect(shapes.contains { $0.presence > 0.4 && $0.presence < 0.6 })
    stage.advance(by: 0.2)
    #expect(stage.glass.flatMap(\.group.shapes).allSatisfy { $0.presence == 1 })
  }

  @Test func materializedGlassIsAbsentAtFirst() {
    let stage = Stage(Cluster(transition: .materialize))
    stage.click("toggle")
    #expect(frames(stage).count == 1)
  }

  @Test func theIdentityComesAtOnce() {
    let stage = Stage(Cluster(transition: .identity))
    stage.click("toggle")
    #expect(stage.motions("morph").isEmpty && stage.motions("materialize").isEmpty)
    #expect(frames(stage).count == 2)
  }

  @Test func withoutAnAnimationItComesAtOnce() {
    struct Sudden: View {
      @State private var isOpen = false
      var body: some View {
        GlassEffectContainer {
          HStack {
            if isOpen { Color.clear.frame(width: 40, height: 40).glassEffect() }
            Button("open") { isOpen = true }.glassEffect()
          }
        }
      }
    }
    // Case 21: late glass is drawn in the first frame after the insert.
    let stage = Stage(Sudden())
    stage.click("open")
    #expect(frames(stage).count == 2)
    #expect(!stage.graph.isMoving)
  }

  /// Three drops with ids in two name spaces around one that opens.
  private struct Choice: View {
    @State private var isOpen = false
    @Namespace private var first
    @Namespace private var second
    var body: some View {
      GlassEffectContainer(spacing: 4) {
        HStack(spacing: 30) {
          drop(20).glassEffectID("far", in: first)
          if isOpen { drop(30).glassEffectID("new", in: first) }
          drop(40).glassEffectID("other space", in: second)
          drop(50)
          Button("open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
      }
    }

    private func drop(_ side: CGFloat) -> some View {
      Color.clear.frame(width: side, height: side).glassEffect(in: .circle)
    }
  }

  @Test func theSourceIsInTheSameNameSpace() {
    let stage = Stage(Choice())
    stage.click("open")
    let widths = stage.glass.flatMap(\.shapes).map(\.frame.width).sorted()
    #expect(widths.count == 4)
    #expect(widths.prefix(2).allSatisfy { isClose($0, 20, within: 1e-6) })
  }

  @Test func oneIDInTwoPlacesIsOneShapeThatGoes() {
    struct Travelling: View {
      @State private var isLow = false
      @Namespace private var space
      var body: some View {
        GlassEffectContainer(spacing: 4) {
          VStack(spacing: 100) {
            if isLow {
              Button("move") { withAnimation(.linear(duration: 1)) { isLow = false } }
            }
            if !isLow {
              Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
                .glassEffectID("drop", in: space)
            }
            Color.red.frame(width: 10, height: 10)
            if isLow {
              Color.clear.frame(width: 80, height: 80).glassEffect(in: .circle)
                .glassEffectID("drop", in: space)
            }
            if !isLow {
              Button("move") { withAnimation(.linear(duration: 1)) { isLow = true } }
            }
          }
        }
      }
    }
    let stage = Stage(Travelling())
    let start = frames(stage)
    stage.click("move")
    #expect(frames(stage).count == 1)
    #expect(isClose(frames(stage)[0], start[0], within: 1e-6))
    stage.advance(by: 0.5)
    #expect(frames(stage).count == 1)
    #expect(isClose(frames(stage)[0].width, 60, within: 1e-6))
    // Turned round half-way it goes back from where it is.
    let half = frames(stage)[0]
    stage.click("move")
    #expect(frames(stage).count == 1)
    #expect(isClose(frames(stage)[0], half, within: 1e-6))
    stage.settle()
    #expect(frames(stage) == start)
  }

  @Test func aBouncyDropOvershootsInItsOwnSense() {
    struct Bouncing: View {
      @State private var isOpen = false
      @Namespace private var space
      var body: some View {
        GlassEffectContainer {
          VStack(spacing: 60) {
            if isOpen {
              Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
                .glassEffectID("a", in: space)
            }
            Button {
              withAnimation(.bouncy) { isOpen.toggle() }
            } label: {
              Color.clear.frame(width: 60, height: 60).contentShape(.circle)
            }
            .accessibilityLabel("open").glassEffect(in: .circle).glassEffectID("b", in: space)
          }
        }
      }
    }
    let stage = Stage(Bouncing())
    stage.click("open")
    stage.advance(by: 0.35)
    // It shrank from 60 to 40, so beyond its end it is smaller.
    #expect(frames(stage)[0].width < 40)
    #expect(frames(stage)[0].width > 38)
  }
}
