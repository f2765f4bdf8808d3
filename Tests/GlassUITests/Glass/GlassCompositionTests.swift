import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct GlassCompositionTests {
  private func square(_ side: CGFloat = 48) -> some View {
    Color.clear.frame(width: side, height: side)
  }

  private func shapes(_ view: any View) -> [[GlassRecord.Shape]] { Stage(view).glass.map(\.shapes) }

  @Test func glassByItselfIsAGroupOfOne() {
    let glass = Stage(square().glassEffect()).glass
    #expect(glass.count == 1)
    #expect(glass.first?.container == nil)
    #expect(glass.first?.shapes.map(\.kind) == ["circle"])
  }

  @Test func theDefaultShapeIsACapsule() {
    let view = Color.clear.frame(width: 100, height: 40).glassEffect()
    #expect(shapes(view).first?.map(\.kind) == ["capsule"])
  }

  @Test func theIdentityIsNoGlass() {
    let with = Stage(Text("a").padding().glassEffect(.identity))
    let without = Stage(Text("a").padding())
    #expect(with.graph.frame().list == without.graph.frame().list)
    #expect(with.glass.isEmpty)
  }

  @Test func paddingCounts() {
    let shape = shapes(square(40).padding(10).glassEffect()).first?.first
    #expect(shape?.frame == CGRect(x: 170, y: 270, width: 60, height: 60))
  }

  @Test func aContainerGathersAllGlassBelow() {
    // Case 75: however deep it stands.
    let view = GlassEffectContainer(spacing: 20) {
      VStack {
        HStack {
          self.square().glassEffect()
          AnyView(Group { self.square().glassEffect() })
        }
        self.square().glassEffect().padding()
      }
    }
    let glass = Stage(view).glass
    #expect(glass.count == 1)
    #expect(glass.first?.shapes.count == 3)
    #expect(glass.first?.spacing == 20)
    #expect(glass.first?.container != nil)
  }

  @Test func aNestedContainerIsAGroupOfItsOwn() {
    let view = GlassEffectContainer(spacing: 20) {
      HStack {
        self.square().glassEffect()
        GlassEffectContainer(spacing: 5) { self.square().glassEffect() }
      }
    }
    let glass = Stage(view).glass
    #expect(glass.map(\.shapes.count).sorted() == [1, 1])
    #expect(Set(glass.map(\.spacing)) == [5, 20])
  }

  @Test func containersHaveNoSpacingByDefault() {
    let view = GlassEffectContainer { self.square().glassEffect() }
    #expect(Stage(view).glass.first?.spacing == 0)
  }

  @Test func aContainerAddsNothingToLayout() {
    let stage = Stage(GlassEffectContainer { self.square() })
    #expect(stage.frame("GlassEffectContainer") == stage.frame("Frame"))
  }

  private struct Union: View {
    var ids = ["a", "a"]
    var glass: [Glass] = [.regular, .regular]
    var shapes: [AnyShape] = [AnyShape(Capsule()), AnyShape(Capsule())]
    var widths: [CGFloat] = [48, 48]
    var spacing: CGFloat = 0
    @Namespace private var space
    var body: some View {
      GlassEffectContainer {
        VStack(spacing: spacing) {
          ForEach(0..<2) { index in
            Color.clear.frame(width: widths[index], height: 48)
              .glassEffect(glass[index], in: shapes[index])
              .glassEffectUnion(id: ids[index], namespace: space)
          }
        }
      }
    }
  }

  private func kinds(_ union: Union) -> [String] { shapes(union).first?.map(\.kind) ?? [] }

  @Test func oneIDIsOneShape() {
    let shape = shapes(Union()).first
    #expect(shape?.count == 1)
    #expect(shape?.first?.kind == "capsule")
    #expect(shape?.first?.frame == CGRect(x: 176, y: 252, width: 48, height: 96))
  }

  @Test func atAnyDistance() {
    #expect(shapes(Union(spacing: 200)).first?.map(\.frame.height) == [296])
  }

  @Test func whateverTheSizes() {
    // A capsule of 48 × 48 is a circle to look at, but the same kind of shape.
    #expect(kinds(Union(widths: [48, 80])) == ["capsule"])
  }

  @Test func otherIDsStayApart() { #expect(kinds(Union(ids: ["a", "b"])).count == 2) }

  @Test func otherVariantsStayApart() {
    #expect(kinds(Union(glass: [.regular, .clear])).count == 2)
  }

  @Test func otherKindsStayApart() {
    let union = Union(shapes: [AnyShape(Capsule()), AnyShape(RoundedRectangle(cornerRadius: 24))])
    #expect(kinds(union).count == 2)
  }

  @Test func circlesMakeACapsule() {
    #expect(kinds(Union(shapes: [AnyShape(Circle()), AnyShape(Circle())])) == ["capsule"])
  }

  @Test func otherContainersStayApart() {
    struct Apart: View {
      @Namespace private var space
      var body: some View {
        ForEach(0..<2) { _ in
          GlassEffectContainer {
            Color.clear.frame(width: 48, height: 48).glassEffect()
              .glassEffectUnion(id: "a", namespace: space)
          }
        }
      }
    }
    #expect(shapes(Apart()).map(\.count) == [1, 1])
  }

  @Test func eachHalfFlexesAlone() {
    struct Pill: View {
      @Namespace private var space
      var body: some View {
        GlassEffectContainer {
          VStack(spacing: 0) {
            ForEach(["plus", "minus"], id: \.self) { name in
              Button(name, systemImage: name) {}.labelStyle(.iconOnly)
                .frame(width: 48, height: 48)
                .glassEffect(.regular.interactive())
                .glassEffectUnion(id: "zoom", namespace: space)
            }
          }
          .buttonStyle(.plain)
        }
      }
    }
    let stage = Stage(Pill())
    stage.press(at: CGPoint(x: 200, y: 276))
    stage.advance(by: 0.5)
    let shape = stage.glass.first?.group.shapes.first
    #expect(shape?.swellings.count == 1)
    guard case .roundedRectangle(let rect, _, _)? = shape?.swellings.first else {
      Issue.record("no swelling")
      return
    }
    // Grown by 17 pt about the middle of its own half.
    #expect(isClose(rect, CGRect(x: 167.5, y: 243.5, width: 65, height: 65), within: 1e-3))
  }

  @Test func pressingGrowsByPointsNotByAFactor() {
    // Case 77.
    func grown(_ size: CGSize) -> CGSize {
      let stage = Stage(
        Color.clear.frame(width: size.width, height: size.height)
          .glassEffect(.regular.interactive()))
      stage.press(at: CGPoint(x: 200, y: 300))
      stage.advance(by: 1)
      guard let shape = stage.glass.first?.group.shapes.first,
        case .roundedRectangle(let rect, _, _) = shape.outline
      else { return .zero }
      return rect.applying(shape.transform).size
    }
    let disc = grown(CGSize(width: 56, height: 56))
    #expect(isClose(disc.width, 73, within: 1e-3))
    let pill = grown(CGSize(width: 132, height: 44))
    #expect(isClose(pill.width, 149, within: 1e-3))
    #expect(isClose(pill.height, 44 * 149 / 132, within: 1e-3))
  }

  @Test func pressingSettlesAsMeasured() {
    let stage = Stage(
      Color.clear.frame(width: 56, height: 56).glassEffect(.regular.interactive()))
    stage.press(at: CGPoint(x: 200, y: 300))
    var peak = 0.0
    var last = 0.0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 120)
      guard let value = stage.motions("press").first?.value.first else { break }
      peak = max(peak, value)
      last = value
      if stage.graph.time > 0.28 { #expect(abs(value - 1) < 0.01) }
    }
    #expect(peak > 1.01 && peak < 1.03)
    #expect(abs(last - 1) < 0.01)
  }

  @Test func reducedMotionDoesNotFlex() {
    let stage = Stage(
      Color.clear.frame(width: 56, height: 56).glassEffect(.regular.interactive())
    ) { $0.accessibilityReduceMotion = true }
    stage.press(at: CGPoint(x: 200, y: 300))
    stage.advance(by: 0.2)
    #expect(stage.glass.first?.group.shapes.first?.transform.isIdentity == true)
  }

  @Test func onlyInteractiveGlassAnswers() {
    let stage = Stage(Color.clear.frame(width: 56, height: 56).glassEffect())
    stage.press(at: CGPoint(x: 200, y: 300))
    #expect(!stage.graph.isMoving)
  }

  @Test func tintsAreResolvedAndAnimate() {
    struct Tinted: View {
      @State private var isWarm = false
      var body: some View {
        Button("warm") { withAnimation(.linear(duration: 1)) { isWarm = true } }
          .glassEffect(.regular.tint(isWarm ? Color(red: 1, green: 0, blue: 0) : nil))
      }
    }
    let stage = Stage(Tinted())
    #expect(stage.glass.first?.shapes.first?.tint == nil)
    stage.click("warm")
    stage.advance(by: 0.5)
    let tint = stage.glass.first?.shapes.first?.tint
    #expect(isClose(tint?.red ?? 0, 1))
    #expect(isClose(tint?.alpha ?? 0, 0.5, within: 1e-6))
  }

  @Test func glassStandsBehindItsContent() {
    let view = Color.red.frame(width: 40, height: 40).glassEffect()
    let order = Stage(view).commands.map { command in
      switch command {
      case .glass: "glass"
      case .fill: "fill"
      default: "other"
      }
    }
    #expect(order == ["glass", "fill"])
  }

  @Test func glassOfAContainerStandsBehindAllItsContent() {
    let view = GlassEffectContainer {
      HStack {
        Color.red.frame(width: 40, height: 40).glassEffect()
        Color.blue.frame(width: 40, height: 40).glassEffect()
      }
    }
    let glass = Stage(view).commands.filter { if case .glass = $0 { true } else { false } }
    #expect(glass.count == 1)
  }
}
