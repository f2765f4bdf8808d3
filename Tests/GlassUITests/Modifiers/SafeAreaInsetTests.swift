import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct SafeAreaInsetTests {
  @Test func aBarTakesItsHeight() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
      Circle().frame(width: 60, height: 50)
    }
    let stage = Stage(view)
    #expect(stage.frame("Circle").maxY == 600)
    #expect(stage.frame("Frame").size == CGSize(width: 60, height: 50))
  }

  @Test func whatIgnoresTheSafeAreaReachesUnderIt() {
    let view = Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
      Circle().frame(width: 60, height: 50)
    }
    let stage = Stage(view, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
    #expect(stage.frame("Rectangle") == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(stage.frame("Frame").minY == 40)
  }
}
