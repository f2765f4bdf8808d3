import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct StyleTests {
  private func fills(_ view: any View, isDark: Bool = false) -> [Paint] {
    Stage(view) { $0.colorScheme = isDark ? .dark : .light }.commands.compactMap { command in
      if case .fill(_, let paint, _, _) = command { paint } else { nil }
    }
  }

  private func color(_ paint: Paint?) -> RGBA? {
    if case .color(let color)? = paint { color } else { nil }
  }

  @Test func shapesTakeTheForeground() {
    #expect(color(fills(Rectangle()).first) == .black)
    #expect(color(fills(Rectangle(), isDark: true).first) == .white)
    #expect(color(fills(Rectangle().foregroundStyle(.white)).first) == .white)
  }

  @Test func levelsFadeTheForeground() {
    let view = Rectangle().fill(.secondary).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(color(fills(view).first) == RGBA(1, 0, 0, 0.5))
  }

  @Test func aLevelOfAColour() {
    let view = Rectangle().fill(Color(red: 0, green: 0, blue: 1).secondary)
    #expect(color(fills(view).first) == RGBA(0, 0, 1, 0.5))
  }

  @Test func severalLevelsAreGivenAtOnce() {
    let view = ZStack {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
    }
    .foregroundStyle(.white, Color(red: 0, green: 1, blue: 0))
    #expect(fills(view).map { color($0) } == [.white, RGBA(0, 1, 0, 1)])
  }

  @Test func aHierarchicalForegroundRefersToTheOneOutside() {
    let view = ZStack { Rectangle().foregroundStyle(.secondary) }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(color(fills(view).first) == RGBA(1, 0, 0, 0.5))
  }

  @Test func tintIsTheTint() {
    let view = Rectangle().fill(.tint).tint(Color(red: 1, green: 0, blue: 1))
    #expect(color(fills(view).first) == RGBA(1, 0, 1, 1))
  }

  @Test func gradientsFillTheBounds() {
    let view = Rectangle()
      .fill(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      .frame(width: 100, height: 20)
    guard case .linearGradient(let stops, let start, let end)? = fills(view).first else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(start == CGPoint(x: 150, y: 300))
    #expect(end == CGPoint(x: 250, y: 300))
  }

  @Test func coloursAnimate() {
    struct Changing: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(isOn ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0))
          .frame(width: 10, height: 10)
        Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let stage = Stage(Changing())
    stage.click("go")
    stage.advance(by: 0.5)
    let paints = stage.commands.compactMap { command -> RGBA? in
      if case .fill(_, .color(let color), _, _) = command { color } else { nil }
    }
    #expect(isClose(paints.first?.red ?? 0, 0.5, within: 1e-6))
  }

  @Test func bordersStrokeInside() {
    let stage = Stage(Color.clear.frame(width: 100, height: 50).border(.red, width: 4))
    let strokes = stage.commands.compactMap { command -> CGRect? in
      if case .stroke(let path, _, let style, _) = command, style.lineWidth == 4 {
        path.boundingRect
      } else {
        nil
      }
    }
    #expect(strokes == [CGRect(x: 152, y: 277, width: 96, height: 46)])
  }

  @Test func shapeParametersAnimate() {
    struct Rounding: View {
      @State private var radius: CGFloat = 0
      var body: some View {
        RoundedRectangle(cornerRadius: radius).frame(width: 100, height: 100)
        Button("go") { withAnimation(.linear(duration: 1)) { radius = 40 } }
      }
    }
    let stage = Stage(Rounding())
    stage.click("go")
    stage.advance(by: 0.5)
    #expect(stage.motions("shape").first?.value == [20, 20])
  }
}
