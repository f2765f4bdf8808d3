import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct GeometryTests {
  private struct Measured: View {
    let log: Log
    @State private var width: CGFloat = -1
    @State private var wide = false
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(width: wide ? 200 : 100, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Text("\(Int(width))")
        Button("widen") { wide = true }
      }
    }
  }

  @Test func theFirstFrameAlreadyKnows() {
    #expect(Stage(Measured(log: Log())).texts.first == "100")
  }

  @Test func aChangeIsSeenInTheFrameThatMakesIt() {
    let stage = Stage(Measured(log: Log()))
    stage.click("widen")
    #expect(stage.texts.first == "200")
  }

  @Test func equalValuesAreNotReported() {
    struct Watched: View {
      let log: Log
      @State private var other = 0
      var body: some View {
        Text("\(other)").frame(width: 50)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log("\(Int(old))-\(Int(new))")
          }
        Button("other") { other += 1 }
      }
    }
    let log = Log()
    let stage = Stage(Watched(log: log))
    stage.click("other")
    #expect(log.entries == ["50-50"])
  }

  @Test func viewsThatNeverAgreeAreStopped() {
    struct Endless: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Rectangle().frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    let stage = Stage(Endless())
    #expect(stage.reports.count == 1)
    #expect(stage.frame("Rectangle").width < 100)
  }

  @Test func framesInSpaces() {
    let log = Log()
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 40)
      Color.blue.frame(width: 20, height: 10)
        .onGeometryChange(for: [CGRect].self) {
          [$0.frame(in: .local), $0.frame(in: .named("stack")), $0.frame(in: .global)]
        } action: { frames in
          for frame in frames { log("\(frame.minX) \(frame.minY) \(frame.width)") }
        }
    }
    .coordinateSpace(.named("stack"))
    _ = Stage(view)
    #expect(log.entries == ["0.0 0.0 20.0", "40.0 40.0 20.0", "190.0 315.0 20.0"])
  }

  @Test func readersFillAndPlaceTopLeading() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
    }
    .frame(width: 200, height: 100)
    let stage = Stage(view)
    #expect(stage.frame("Frame", 1) == CGRect(x: 100, y: 250, width: 100, height: 25))
  }

  @Test func effectsDoNotChangeSizes() {
    let log = Log()
    let view = Color.red.frame(width: 20, height: 10)
      .onGeometryChange(for: CGSize.self, of: \.size) { log("\($0.width)") }
      .scaleEffect(3).rotationEffect(.degrees(30)).offset(x: 9)
    _ = Stage(view)
    #expect(log.entries == ["20.0"])
  }

  @Test func safeAreasAsInsets() {
    let log = Log()
    let view = Color.clear.ignoresSafeArea()
      .onGeometryChange(for: CGFloat.self) {
        $0.safeAreaInsets.top
      } action: {
        log("\($0)")
      }
    let inset = GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top))") }
      .ignoresSafeArea()
    let stage = Stage(
      ZStack {
        view
        inset
      }, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0))
    #expect(stage.texts == ["50"])
  }
}
