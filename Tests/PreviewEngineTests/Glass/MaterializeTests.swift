import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Materialize") struct MaterializeTests {
  /// A disc that is there or not.
  private struct Coming: View {
    let lever: Lever
    var transition = GlassEffectTransition.materialize
    var isContained = true
    var body: some View {
      ZStack {
        if isContained { GlassEffectContainer { disc } } else { disc }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.35))
    }

    @ViewBuilder private var disc: some View {
      if lever.isOn {
        Color.black.frame(width: 20, height: 20)
          .frame(width: 80, height: 80)
          .glassEffect(in: .circle)
          .glassEffectTransition(transition)
      } else {
        Color.clear.frame(width: 80, height: 80)
      }
    }
  }

  private func toggle(_ lever: Lever, _ screening: Screening) {
    withAnimation(.bouncy) { lever.isOn.toggle() }
    _ = screening.session.advance(to: screening.session.time)
  }

  private func coming(_ view: Coming) -> Screening {
    Screening(view, size: CGSize(width: 120, height: 120))
  }

  @Test("It forms in 250 ms and goes in 375, evenly", arguments: [true, false])
  func times(isContained: Bool) {
    let lever = Lever()
    let screening = coming(Coming(lever: lever, isContained: isContained))
    let absent = screening.session.picture().pixelBytes
    toggle(lever, screening)
    #expect(screening.session.picture().pixelBytes == absent)
    var (formed, worst) = (0.0, 0.0)
    screening.film(0.5) { time in
      let presence = screening.drops.first?.presence ?? 0
      if presence < 1 { formed = time }
      worst = max(worst, abs(presence - min(time / 0.25, 1)))
    }
    Property.expect(17, "materialize in", abs(formed - 0.25), atMost: 0.02, unit: "s off 250 ms")
    Property.expect(17, "materialize in, off a straight line", worst, atMost: 0.06)
    let there = screening.session.picture().pixelBytes
    #expect(there != absent)
    toggle(lever, screening)
    #expect(screening.session.picture().pixelBytes == there)
    var gone = 0.0
    worst = 0
    screening.film(0.6) { time in
      let presence = screening.drops.first?.presence ?? 0
      if presence > 0 { gone = time }
      worst = max(worst, abs(presence - max(1 - time / 0.375, 0)))
    }
    Property.expect(17, "materialize out", abs(gone - 0.375), atMost: 0.025, unit: "s off 375 ms")
    Property.expect(17, "materialize out, off a straight line", worst, atMost: 0.06)
    #expect(screening.session.picture().pixelBytes == absent)
    screening.session.run(for: 2)
    #expect(!screening.session.needsFrame)
  }

  /// The rim at the upper left against the ground, and the face in the middle of the left half.
  private func light(_ bitmap: Bitmap) -> (rim: Double, face: Double) {
    let diagonal = 39.5 * 0.5.squareRoot()
    let rim = bitmap.luma(Int(60 - diagonal), Int(60 - diagonal))
    return (rim, bitmap.luma(40, 60))
  }

  @Test("The rim is there from the first frame; the face follows", arguments: [true, false])
  func rimFirst(isContained: Bool) {
    let lever = Lever()
    let screening = coming(Coming(lever: lever, isContained: isContained))
    let ground = screening.session.picture().luma(40, 60)
    toggle(lever, screening)
    // At 60 frames a second the first one with glass.
    screening.session.run(for: 1.0 / 60)
    let first = light(screening.session.picture())
    screening.session.run(for: 1)
    let last = light(screening.session.picture())
    let face = (first.face - ground) / (last.face - ground)
    Property.expect(11, "face after 1/60 s", face, atMost: 0.15)
    // How much lighter the rim is than what it lies on.
    Property.expect(
      11, "rim after 1/60 s over the whole rim",
      (first.rim - first.face) / (last.rim - last.face), atLeast: 0.6)
  }

  @Test("Content comes with its material, out of a blur of 10 pt", arguments: [true, false])
  func content(isContained: Bool) {
    let lever = Lever()
    let screening = coming(Coming(lever: lever, isContained: isContained))
    toggle(lever, screening)
    screening.film(0.24) { _ in
      let presence = screening.drops.first?.presence ?? 0
      guard presence > 0, presence < 1 else { return }
      let layers = screening.layers
      // One layer, as opaque as the glass has formed, and no other fade around it.
      #expect(layers.count == 1)
      #expect(abs((layers.first?.opacity ?? 0) - presence) < 1e-9)
      guard case .blur(let radius)? = layers.first?.filters.first else {
        Issue.record("no blur")
        return
      }
      #expect(abs(Double(radius) - 10 * (1 - presence)) < 1e-9)
    }
  }

  @Test("The identity transition comes and goes at once", arguments: [true, false])
  func identity(isContained: Bool) {
    let lever = Lever()
    let screening = coming(
      Coming(lever: lever, transition: .identity, isContained: isContained))
    toggle(lever, screening)
    #expect(screening.drops.map(\.presence) == [1])
    screening.session.run(for: 1)
    toggle(lever, screening)
    #expect(screening.drops.isEmpty)
  }

  @Test("Glass that is turned back half-way goes on from where it is")
  func turn() {
    let lever = Lever()
    let screening = coming(Coming(lever: lever))
    toggle(lever, screening)
    screening.session.run(for: 0.12)
    let before = screening.drops[0].presence
    toggle(lever, screening)
    #expect(abs(screening.drops[0].presence - before) < 1e-9)
    // What was forming goes on for a while beside what undoes it, without a jump.
    var last = before
    var jump = 0.0
    screening.film(0.4) { _ in
      let now = screening.drops.first?.presence ?? 0
      jump = max(jump, abs(now - last))
      last = now
    }
    #expect(last == 0)
    Property.expect(17, "presence, largest step of a frame", jump, atMost: 0.05)
    toggle(lever, screening)
    screening.session.run(for: 1)
    #expect(screening.drops.map(\.presence) == [1])
  }

  /// A disc that has glass or not, and content in any case.
  private struct Switched: View {
    let lever: Lever
    var body: some View {
      Color.black.frame(width: 20, height: 20)
        .frame(width: 80, height: 80)
        .glassEffect(lever.isOn ? .regular : .identity, in: .circle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.35))
    }
  }

  @Test("Glass that is switched on or off forms and goes behind content that stays")
  func switched() {
    let lever = Lever()
    let screening = Screening(Switched(lever: lever), size: CGSize(width: 120, height: 120))
    let without = screening.session.picture().pixelBytes
    for _ in 0..<2 {
      toggle(lever, screening)
      #expect(screening.session.picture().pixelBytes == without)
      screening.session.run(for: 0.125)
      #expect(screening.drops.map(\.presence).allSatisfy { $0 > 0.4 && $0 < 0.6 })
      #expect(screening.layers.isEmpty)
      screening.session.run(for: 1)
      #expect(screening.drops.map(\.presence) == [1])
      toggle(lever, screening)
      screening.session.run(for: 0.19)
      #expect(screening.drops.map(\.presence).allSatisfy { $0 > 0.4 && $0 < 0.6 })
      #expect(screening.layers.isEmpty)
      screening.session.run(for: 1)
      #expect(screening.session.picture().pixelBytes == without)
      #expect(!screening.session.needsFrame)
    }
    // Without an animation, at once.
    lever.isOn = true
    _ = screening.session.advance(to: screening.session.time)
    #expect(screening.drops.map(\.presence) == [1])
    lever.isOn = false
    _ = screening.session.advance(to: screening.session.time)
    #expect(screening.session.picture().pixelBytes == without)
  }

  @Test("A container that goes as a whole lets its glass go like any other")
  func wholeContainer() {
    let lever = Lever()
    struct Whole: View {
      let lever: Lever
      var body: some View {
        ZStack {
          if lever.isOn {
            GlassEffectContainer(spacing: 10) {
              HStack(spacing: 4) {
                Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
                Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
              }
            }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.35))
      }
    }
    let screening = Screening(Whole(lever: lever), size: CGSize(width: 120, height: 120))
    let absent = screening.session.picture().pixelBytes
    toggle(lever, screening)
    #expect(screening.session.picture().pixelBytes == absent)
    screening.session.run(for: 0.125)
    #expect(screening.drops.count == 2)
    #expect(screening.drops.allSatisfy { $0.presence > 0.4 && $0.presence < 0.6 })
    #expect(
      screening.layers.allSatisfy {
        $0.commands.allSatisfy { if case .glass = $0 { false } else { true } }
      })
    screening.session.run(for: 1)
    toggle(lever, screening)
    screening.session.run(for: 0.19)
    #expect(screening.drops.count == 2)
    #expect(screening.drops.allSatisfy { $0.presence > 0.4 && $0.presence < 0.6 })
    screening.session.run(for: 2)
    #expect(screening.session.picture().pixelBytes == absent)
    #expect(!screening.session.needsFrame)
  }

  @Test("A view that comes and goes with a transition of its own takes its glass along")
  func takenAlong() {
    struct Bar: View {
      let lever: Lever
      var body: some View {
        ZStack(alignment: .bottom) {
          Color.clear
          if lever.isOn {
            GlassEffectContainer {
              HStack {
                Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
                Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
              }
            }
            .transition(.move(edge: .bottom))
          }
        }
      }
    }
    let lever = Lever()
    let screening = Screening(Bar(lever: lever), size: CGSize(width: 120, height: 120))
    for isComing in [true, false] {
      toggle(lever, screening)
      screening.session.run(for: 0.06)
      #expect(screening.drops.map(\.presence) == [1, 1])
      let top = screening.contours.map(\.bounds.minY).min() ?? 0
      #expect(top > 82 && top < 119, "coming: \(isComing), top \(top)")
      screening.session.run(for: 2)
    }
    #expect(screening.drops.isEmpty)
  }

  @Test("An empty container and the identity are byte for byte nothing")
  func nothing() {
    func bytes(_ view: some View) -> [UInt32] {
      Screening(
        view.frame(width: 60, height: 60).background(.orange), size: CGSize(width: 100, height: 80)
      ).session.picture().pixelBytes
    }
    let plain = bytes(Color.clear)
    #expect(bytes(GlassEffectContainer(spacing: 20) { Color.clear }) == plain)
    #expect(bytes(Color.clear.glassEffect(.identity)) == plain)
    #expect(bytes(GlassEffectContainer { Color.clear.glassEffect(.identity) }) == plain)
    #expect(bytes(Color.clear.glassEffect()) != plain)
  }
}

extension Screening {
  /// All layers of the current frame, outermost first.
  var layers: [DrawCommand.Layer] {
    func flatten(_ commands: [DrawCommand]) -> [DrawCommand.Layer] {
      commands.flatMap { command -> [DrawCommand.Layer] in
        guard case .layer(let layer) = command else { return [] }
        return [layer] + flatten(layer.commands)
      }
    }
    return flatten(session.currentFrame().list.commands)
  }
}
