import DisplayList
import Foundation
import Observation
import Testing

@testable import GlassUI

@Suite @MainActor struct SymbolEffectTests {
  private struct Discrete<E: DiscreteSymbolEffect & SymbolEffect>: View {
    let model: SymbolModel
    let effect: E
    var options = SymbolEffectOptions.default
    var body: some View {
      Image(systemName: "gear").symbolEffect(effect, options: options, value: model.count)
    }
  }

  private struct Indefinite<E: IndefiniteSymbolEffect & SymbolEffect>: View {
    let model: SymbolModel
    let effect: E
    var options = SymbolEffectOptions.default
    var body: some View {
      Image(systemName: "gear").symbolEffect(effect, options: options, isActive: model.isActive)
    }
  }

  /// Plays a discrete effect once and expects rest before, motion in it, and rest after it.
  private func expectOneRun<E: DiscreteSymbolEffect & SymbolEffect>(
    _ effect: E, period: Double
  ) {
    let model = SymbolModel()
    let scene = SymbolScene(Discrete(model: model, effect: effect))
    let rest = scene.commands(at: 1)
    #expect(!scene.graph.isMoving)
    model.count += 1
    #expect(scene.commands(at: 1) == rest)
    for share in [0.1, 0.35, 0.8, 0.97] {
      #expect(scene.commands(at: 1 + period * share) != rest)
    }
    #expect(scene.graph.isMoving)
    #expect(scene.commands(at: 1 + period + 1e-6) == rest)
    #expect(!scene.graph.isMoving)
  }

  @Test func discreteEffectsRunOnceAndEndAtRest() {
    expectOneRun(.bounce, period: 0.6)
    expectOneRun(.bounce.down, period: 0.6)
    expectOneRun(.pulse, period: 1.4)
    expectOneRun(.wiggle, period: 0.9)
    expectOneRun(.wiggle.left, period: 0.9)
    expectOneRun(.rotate.counterClockwise, period: 1.2)
    expectOneRun(.breathe.plain, period: 2.4)
    expectOneRun(.variableColor.iterative.reversing, period: 2)
    expectOneRun(.variableColor.cumulative.hideInactiveLayers, period: 1.2)
  }

  @Test func aSymbolIsDrawnLineByLine() {
    let model = SymbolModel()
    model.isActive = true
    let scene = SymbolScene(Indefinite(model: model, effect: .drawOn))
    func shares(at time: Double) -> [Double] {
      scene.commands(at: time).compactMap { command in
        if case .symbol(let spec, _, _) = command { spec.drawnShare } else { nil }
      }
    }
    #expect(shares(at: 0) == [0])
    model.isActive = false
    _ = scene.commands(at: 0)
    let some = shares(at: 0.2).first ?? 0
    #expect(some > 0 && some < 1)
    #expect(shares(at: 5) == [1])
    #expect(!scene.graph.isMoving)
  }

  @Test func bounceGrowsFirstOrShrinksFirst() {
    for (effect, grows) in [(BounceSymbolEffect().up, true), (BounceSymbolEffect().down, false)] {
      let model = SymbolModel()
      let scene = SymbolScene(Discrete(model: model, effect: effect))
      model.count += 1
      _ = scene.commands(at: 0)
      let layers = scene.layers(at: 0.08)
      #expect(layers.count == 1)
      #expect(layers.allSatisfy { ($0.transform.a > 1) == grows })
    }
  }

  @Test func speedRepeatsAndPausesCount() {
    let model = SymbolModel()
    let scene = SymbolScene(
      Discrete(
        model: model, effect: .pulse,
        options: .speed(2).repeat(.periodic(2, delay: 0.3))))
    model.count += 1
    _ = scene.commands(at: 0)
    #expect(scene.layers(at: 0.35).count == 1)
    #expect(scene.layers(at: 0.8).isEmpty)
    #expect(scene.layers(at: 1.35).count == 1)
    #expect(scene.graph.isMoving)
    _ = scene.commands(at: 2.0 + 1e-6)
    #expect(!scene.graph.isMoving)
  }

  @Test func aSecondChangeLetsTheFirstRunEnd() {
    let model = SymbolModel()
    let scene = SymbolScene(Discrete(model: model, effect: .pulse))
    model.count += 1
    _ = scene.commands(at: 0)
    let before = scene.layers(at: 0.7).map(\.opacity)
    model.count += 1
    #expect(scene.layers(at: 0.7).map(\.opacity) == before)
    _ = scene.commands(at: 2.79)
    #expect(scene.graph.isMoving)
    _ = scene.commands(at: 2.81)
    #expect(!scene.graph.isMoving)
  }

  @Test func indefiniteEffectsLastWhileActiveAndFinishTheirRun() {
    let model = SymbolModel()
    model.isActive = true
    let scene = SymbolScene(Indefinite(model: model, effect: .rotate))
    _ = scene.commands(at: 0)
    #expect(scene.layers(at: 0.6).count == 1)
    #expect(scene.layers(at: 120.9).count == 1)
    model.isActive = false
    _ = scene.commands(at: 120.9)
    #expect(scene.graph.isMoving)
    #expect(scene.layers(at: 121.25).isEmpty)
    #expect(!scene.graph.isMoving)
  }

  @Test func scaleIsHeldWhileActive() throws {
    let model = SymbolModel()
    let scene = SymbolScene(Indefinite(model: model, effect: .scale.up))
    #expect(scene.layers(at: 0).isEmpty)
    model.isActive = true
    _ = scene.commands(at: 0)
    let held = try #require(scene.layers(at: 10).first)
    #expect(held.transform.a == 1.2 && !scene.graph.isMoving)
    model.isActive = false
    _ = scene.commands(at: 10)
    #expect(scene.layers(at: 20).isEmpty)
  }

  @Test func disappearanceLeavesTheFrame() {
    let model = SymbolModel()
    let scene = SymbolScene(Indefinite(model: model, effect: .disappear))
    let rest = scene.commands(at: 0)
    model.isActive = true
    _ = scene.commands(at: 0)
    #expect(scene.commands(at: 10).isEmpty)
    model.isActive = false
    _ = scene.commands(at: 10)
    #expect(scene.commands(at: 20) == rest)
  }

  @Test func appearanceShowsWhatWasHidden() {
    let model = SymbolModel()
    let scene = SymbolScene(Indefinite(model: model, effect: .appear))
    #expect(scene.commands(at: 0).isEmpty)
    model.isActive = true
    _ = scene.commands(at: 0)
    #expect(scene.layers(at: 10).isEmpty && !scene.commands(at: 10).isEmpty)
  }

  @Test func reduceMotionKeepsOnlyWhatFades() {
    let model = SymbolModel()
    let still = SymbolScene(Discrete(model: model, effect: .bounce)) {
      $0.accessibilityReduceMotion = true
    }
    let fading = SymbolScene(Discrete(model: model, effect: .pulse)) {
      $0.accessibilityReduceMotion = true
    }
    model.count += 1
    _ = (still.commands(at: 0), fading.commands(at: 0))
    #expect(still.layers(at: 0.1).isEmpty && !still.graph.isMoving)
    #expect(fading.layers(at: 0.1).map(\.transform) == [.identity])
  }

  @Test func removedEffectsDoNotPlay() {
    let model = SymbolModel()
    struct Removed: View {
      let model: SymbolModel
      var body: some View {
        Image(systemName: "gear").symbolEffectsRemoved()
          .symbolEffect(.bounce, value: model.count)
      }
    }
    let scene = SymbolScene(Removed(model: model))
    model.count += 1
    _ = scene.commands(at: 0)
    #expect(!scene.graph.isMoving)
  }
}
