import Foundation
import Testing

@testable import GlassUI

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor struct AnchorTests {
  private struct Framed: View {
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isWide ? 80 : 40, height: 20)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        Button("widen") { isWide = true }
      }
      .padding(30)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors.first {
            let rect = proxy[anchor]
            Circle().frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test func aLayerFollowsThePlaceOfAnotherView() {
    let stage = Stage(Framed())
    #expect(stage.frame("Circle") == stage.frame("Rectangle"))
    #expect(stage.frame("Circle").width == 40)
    stage.click("widen")
    #expect(stage.frame("Circle") == stage.frame("Rectangle"))
    #expect(stage.frame("Circle").width == 80)
  }

  @Test func backgroundsStandBehind() {
    let view = Color.red.frame(width: 40, height: 20)
      .preference(key: NamesKey.self, value: 3)
      .backgroundPreferenceValue(NamesKey.self) { count in
        ForEach(0..<count, id: \.self) { _ in Circle() }
      }
    #expect(Stage(view).nodes("Circle").count == 3)
  }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
