import Foundation
import LayoutCore
import Testing

@testable import GlassUI

/// Overlays and backgrounds (case 67 among others).
@MainActor struct SecondaryTests {
  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 150, y: 260)), (.top, CGPoint(x: 190, y: 260)),
    (.topTrailing, CGPoint(x: 230, y: 260)), (.leading, CGPoint(x: 150, y: 295)),
    (.center, CGPoint(x: 190, y: 295)), (.trailing, CGPoint(x: 230, y: 295)),
    (.bottomLeading, CGPoint(x: 150, y: 330)), (.bottom, CGPoint(x: 190, y: 330)),
    (.bottomTrailing, CGPoint(x: 230, y: 330)),
  ])
  func badgesLandWhereTheyAreAligned(alignment: Alignment, origin: CGPoint) {
    let view = Color.blue.frame(width: 100, height: 80)
      .overlay(alignment: alignment) { Circle().frame(width: 20, height: 10) }
    #expect(Stage(view).frame("Circle").origin == origin)
  }

  @Test func guidesMoveABadge() {
    let view = Color.blue.frame(width: 100, height: 80)
      .overlay(alignment: .topTrailing) {
        Circle().frame(width: 20, height: 20)
          .alignmentGuide(.top) { $0[.top] + $0.height / 2 }
          .alignmentGuide(.trailing) { $0[.trailing] - $0.width / 2 }
      }
    #expect(Stage(view).frame("Circle") == CGRect(x: 240, y: 250, width: 20, height: 20))
  }

  @Test func aSecondaryIsOfferedThePrimarysSize() {
    let view = Text("abcd").overlay { Color.red }.background { Color.blue }
    let stage = Stage(view)
    let text = stage.frame("Text")
    #expect(stage.frames("Rectangle") == [text, text])
  }

  @Test func backgroundsAreDrawnBehind() {
    let view = Color.red.frame(width: 10, height: 10)
      .background { Color.blue.frame(width: 20, height: 20) }
      .overlay { Color.green.frame(width: 5, height: 5) }
    let widths = Stage(view).commands.compactMap { command -> CGFloat? in
      if case .fill(let path, _, _, _) = command { path.boundingRect.width } else { nil }
    }
    #expect(widths == [20, 10, 5])
  }

  @Test func styleBackgroundsReachIntoTheSafeArea() {
    let view = Color.clear.background(.red)
    let stage = Stage(view, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(stage.frames("Rectangle").last == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func shapeBackgroundsStayInside() {
    let view = Color.clear.background(.red, in: .capsule)
    let stage = Stage(view, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(stage.frame("Capsule") == CGRect(x: 0, y: 40, width: 400, height: 540))
  }

  @Test func contentThatIgnoresTheSafeAreaCoversIt() {
    let view = Color.clear
      .background { Color.red.ignoresSafeArea() }
      .overlay(alignment: .topTrailing) { Circle().frame(width: 48, height: 48).padding() }
    let stage = Stage(view, safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
    #expect(stage.frames("Rectangle").last == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(stage.frame("Circle") == CGRect(x: 336, y: 78, width: 48, height: 48))
  }
}
