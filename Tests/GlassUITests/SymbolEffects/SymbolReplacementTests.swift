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

  private struct Magical: View {
    let model: SymbolModel
    var transition = ContentTransition.symbolEffect(.replace)
    var body: some View { Image(systemName: model.name).contentTransition(transition) }
  }

  /// What the symbol that is drawn comes from, at a time of a replacement by `bell.slash`.
  private func handovers(
    _ transition: ContentTransition = .symbolEffect(.replace), at times: [Double]
  ) -> [SymbolHandover?] {
    let model = SymbolModel()
    model.name = "bell"
    let scene = SymbolScene(
      Magical(model: model, transition: transition),
      prepare: { $0.relatives = ["bell", "bell.slash"] })
    _ = scene.commands(at: 0)
    withAnimation(.linear(duration: 1)) { model.name = "bell.slash" }
    return times.map { time in
      guard case .symbol(let spec, _, _)? = scene.commands(at: time).first else { return nil }
      return spec.handover
    }
  }

  @Test func symbolsWithCommonPartsMorphByThemselves() {
    let all = handovers(at: [0, 0.25, 0.5, 1.001])
    #expect(all.prefix(3).map { $0?.name } == ["bell", "bell", "bell"])
    for (handover, progress) in zip(all, [0, 0.25, 0.5]) {
      #expect(abs((handover?.progress ?? -1) - progress) < 1e-9)
    }
    #expect(all.last == .some(nil))
  }

  @Test func magicIsAskedForOrNot() {
    let magic = ReplaceSymbolEffect.replace.magic(fallback: .upUp)
    #expect(handovers(.symbolEffect(magic), at: [0.5]).first??.name == "bell")
    #expect(handovers(.symbolEffect(.replace.downUp), at: [0.5]) == [nil])
  }

  @Test func reduceMotionFadesInPlace() {
    let scene = scene(ReplaceSymbolEffect().upUp, reducesMotion: true)
    #expect(scene.layers(at: 0.25).map(\.transform) == [.identity])
    #expect(scene.layers(at: 0.75).map(\.transform) == [.identity])
  }
}
