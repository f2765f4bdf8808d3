import DisplayList
import Foundation
import Testing

@testable import GlassUI

@Suite @MainActor struct SymbolReplacementTests {
  private struct Replaced: View {
    let model: SymbolModel
    let effect: ReplaceSymbolEffect
    var body: some View {
      Image(systemName: model.name).contentTransition(.symbolEffect(effect))
    }
  }

  private func scene(_ effect: ReplaceSymbolEffect, reducesMotion: Bool = false) -> SymbolScene {
    let model = SymbolModel()
    let scene = SymbolScene(Replaced(model: model, effect: effect)) {
      $0.accessibilityReduceMotion = reducesMotion
    }
    _ = scene.commands(at: 0)
    withAnimation(.linear(duration: 1)) { model.name = "xmark" }
    _ = scene.commands(at: 0)
    return scene
  }

  /// In the first half of each motion: which symbol is seen, and whether it is large.
  @Test(arguments: [
    (ReplaceSymbolEffect().downUp, "plus", false), (ReplaceSymbolEffect().upUp, "plus", true),
    (ReplaceSymbolEffect().offUp, "xmark", false),
  ])
  func motionsDiffer(effect: ReplaceSymbolEffect, seen: String, isLarge: Bool) {
    let scene = scene(effect)
    let layers = scene.layers(at: 0.25)
    #expect(SymbolScene.names(scene.commands(at: 0.25)) == [seen])
    #expect(layers.count == 1)
    #expect(layers.allSatisfy { ($0.transform.a > 1) == isLarge })
    #expect(SymbolScene.names(scene.commands(at: 0.75)) == ["xmark"])
    #expect(scene.layers(at: 1.001).isEmpty && !scene.graph.isMoving)
    #expect(SymbolScene.names(scene.commands(at: 1.001)) == ["xmark"])
  }

  @Test func reduceMotionFadesInPlace() {
    let scene = scene(ReplaceSymbolEffect().upUp, reducesMotion: true)
    #expect(scene.layers(at: 0.25).map(\.transform) == [.identity])
    #expect(scene.layers(at: 0.75).map(\.transform) == [.identity])
  }
}
