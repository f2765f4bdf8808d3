import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct ConcentricityTests {
  /// A rectangle that tells its radii, in a container of 300 × 300 with corners of 70.
  private func radii(
    minimum: CGFloat = 8, isUniform: Bool = false, containerRadius: CGFloat = 70,
    _ place: (AnyView) -> any View
  ) -> RectangleCornerRadii? {
    let shape = ConcentricRectangle(
      corners: .concentric(minimum: .fixed(minimum)), isUniform: isUniform)
    let inner = AnyView(erasing(place(AnyView(shape.fill(.red)))))
    let stage = Stage(
      inner.frame(width: 300, height: 300).containerShape(.rect(cornerRadius: containerRadius)))
    return stage.nodes("ConcentricRectangle").first?.cornerRadii
  }

  private func erasing(_ view: any View) -> AnyView { AnyView(view) }

  @Test func theDistanceIsTakenFromTheRadius() {
    #expect(radii { $0.padding(16) } == RectangleCornerRadii(all: 54))
  }

  @Test func theGreaterInsetCounts() {
    #expect(
      radii { $0.padding(EdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 20)) }
        == RectangleCornerRadii(
          topLeading: 40, bottomLeading: 40, bottomTrailing: 50, topTrailing: 50))
  }

  @Test func farAwayTheMinimumHolds() {
    #expect(radii { $0.frame(width: 100, height: 40) } == RectangleCornerRadii(all: 8))
  }

  @Test(arguments: [(10.0, 30.0), (36, 4), (48, 0)])
  func insetsBeyondTheRadiusAreSquare(inset: CGFloat, radius: CGFloat) {
    // Case 83.
    #expect(
      radii(minimum: 0, containerRadius: 40) { $0.padding(inset) }
        == RectangleCornerRadii(all: radius))
  }

  @Test func beyondTheRadiusTheMinimumHolds() {
    #expect(
      radii(minimum: 12, containerRadius: 40) { $0.padding(48) } == RectangleCornerRadii(all: 12))
  }

  @Test func uniformTakesTheLargest() {
    let corner = radii(isUniform: true) {
      $0.frame(width: 150, height: 150).padding(16)
        .frame(width: 300, height: 300, alignment: .bottomTrailing)
    }
    #expect(corner == RectangleCornerRadii(all: 54))
  }

  @Test func radiiAreClampedToACapsule() {
    let corner = radii { $0.frame(height: 40).frame(maxHeight: .infinity, alignment: .top) }
    #expect(corner == RectangleCornerRadii(all: 20) || corner?.largest == 20)
  }

  private struct Asking: View {
    let log: Log
    var body: some View {
      Color.red.onGeometryChange(for: RectangleCornerRadii?.self) {
        $0.concentricCornerRadii
      } action: { radii in
        log(radii.map { "\(Int($0.topLeading)) \(Int($0.bottomTrailing))" } ?? "nil")
      }
    }
  }

  @Test func geometryTellsTheRadii() {
    let log = Log()
    _ = Stage(
      Asking(log: log).padding(20).frame(width: 200, height: 200)
        .containerShape(.rect(cornerRadius: 50)))
    #expect(log.entries == ["30 30"])
  }

  @Test func withoutAContainerThereAreNone() {
    let log = Log()
    _ = Stage(Asking(log: log))
    #expect(log.entries == ["nil"])
  }

  @Test func farFromAllCornersThereAreNone() {
    let log = Log()
    _ = Stage(
      Asking(log: log).frame(width: 20, height: 20).frame(width: 200, height: 200)
        .containerShape(.rect(cornerRadius: 50)))
    #expect(log.entries == ["nil"])
  }

  @Test func theScreensCornersAreFoundNearItsEdges() {
    let log = Log()
    let view = Asking(log: log).frame(height: 60).padding(20)
      .frame(maxHeight: .infinity, alignment: .bottom).ignoresSafeArea()
    _ = Stage(
      view, safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
      cornerRadius: 62)
    #expect(log.entries == ["0 42"])
  }

  @Test func theNearestContainerCounts() {
    let log = Log()
    let view = Asking(log: log).padding(4)
      .containerShape(.rect(cornerRadius: 20))
      .padding(30)
      .containerShape(.rect(cornerRadius: 90))
    _ = Stage(view)
    #expect(log.entries == ["16 16"])
  }

  @Test func aBorderShapeOfOnesOwnSeesItsContainer() {
    struct Concentric: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        ConcentricRectangle(corners: .concentric(minimum: .fixed(4)), isUniform: true)
          .path(in: rect)
      }
    }
    let stage = Stage(
      Color.clear.glassEffect(in: Concentric()).padding(16).frame(width: 300, height: 300)
        .containerShape(.rect(cornerRadius: 70)))
    guard case .path(let path)? = stage.glass.first?.group.shapes.first?.outline else {
      Issue.record("no path")
      return
    }
    // The corner is cut off as a radius of 54 cuts it, not as one of 4.
    #expect(!path.contains(CGPoint(x: 66 + 10, y: 166 + 10)))
    #expect(path.contains(CGPoint(x: 66 + 20, y: 166 + 20)))
  }

  @Test func aButtonTakesTheRadiusInTheSameFrame() {
    struct Concentric: ViewModifier {
      @State private var radius: CGFloat = 3
      func body(content: Content) -> some View {
        content.buttonBorderShape(.roundedRectangle(radius: radius))
          .onGeometryChange(for: CGFloat.self) {
            $0.concentricCornerRadii?.topLeading ?? 3
          } action: {
            radius = $0
          }
      }
    }
    let stage = Stage(
      Button {
      } label: {
        Color.clear
      }
      .buttonStyle(.glass).buttonSizing(.flexible).modifier(Concentric())
      .padding(16).frame(width: 300, height: 300).containerShape(.rect(cornerRadius: 70)))
    guard case .roundedRectangle(_, let radii, _)? = stage.glass.first?.group.shapes.first?.outline
    else {
      Issue.record("no rounded outline")
      return
    }
    #expect(radii == RectangleCornerRadii(all: 54))
  }
}
