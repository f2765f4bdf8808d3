import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Names of glass") struct GlassNameTests {
  /// One name in two places; the view that has it is another.
  private struct Traveller: View {
    let lever: Lever
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: 10) {
        HStack {
          if lever.isOn {
            Spacer()
            Color.clear.frame(width: 90, height: 40)
              .glassEffect(.regular.tint(.blue)).glassEffectID("one", in: space)
          } else {
            Color.clear.frame(width: 60, height: 60)
              .glassEffect(in: .circle).glassEffectID("one", in: space)
            Spacer()
          }
        }
      }
      .padding(20)
    }
  }

  private func toggle(_ lever: Lever, _ screening: Screening) {
    withAnimation(.bouncy) { lever.isOn.toggle() }
    _ = screening.session.advance(to: screening.session.time)
  }

  @Test("A name that another view takes over goes on from the old frame, with its velocity")
  func velocity() {
    let lever = Lever()
    let screening = Screening(Traveller(lever: lever), size: CGSize(width: 400, height: 120))
    let start = screening.contours[0].bounds
    toggle(lever, screening)
    #expect(screening.contours.count == 1)
    let taken = screening.contours[0].bounds
    #expect(abs(taken.midX - start.midX) < 0.05 && abs(taken.width - start.width) < 0.05)
    screening.session.run(for: 0.15)
    let dt = 0.0005
    let base = screening.session.time
    func place() -> Double { screening.shapes.first?.frame.midX ?? 0 }
    let a = place()
    _ = screening.session.advance(to: base + dt)
    let b = place()
    toggle(lever, screening)
    let c = place()
    _ = screening.session.advance(to: base + 2 * dt)
    let d = place()
    #expect(b - a > 0.3)
    #expect(abs(c - b) < 1e-6)
    #expect(abs((d - c) - (b - a)) / dt < 60)
    screening.session.run(for: 2)
    #expect(abs(screening.contours[0].bounds.midX - start.midX) < 0.05)
  }

  /// Glass without names: a new piece beside two others.
  private struct Nameless: View {
    let lever: Lever
    let gap: CGFloat
    var body: some View {
      GlassEffectContainer(spacing: 16) {
        ZStack {
          disc(40).offset(x: -120)
          disc(60).offset(x: 100)
          if lever.isOn {
            disc(40).offset(x: 50 - gap)
          }
        }
      }
    }

    private func disc(_ side: CGFloat) -> some View {
      Color.clear.frame(width: side, height: side).glassEffect(in: .circle)
    }
  }

  @Test("Without names glass comes out of the nearest within the spacing, else it materializes")
  func nearest() {
    for (gap, isNear) in [(10.0, true), (15.5, true), (16.5, false), (40, false)] {
      let lever = Lever()
      let screening = Screening(
        Nameless(lever: lever, gap: CGFloat(gap)), size: CGSize(width: 400, height: 120))
      toggle(lever, screening)
      let drops = screening.drops
      // Out of the neighbour it is 60 pt wide at first; by itself it is not yet there.
      let widths = screening.shapes.map { $0.frame[2] }.sorted()
      #expect(widths == (isNear ? [40, 60, 60] : [40, 60]), "gap \(gap)")
      screening.session.run(for: 0.05)
      #expect(screening.drops.contains { $0.presence < 1 } != isNear, "gap \(gap)")
      #expect(drops.count == widths.count)
    }
  }

  /// A new piece of clear glass, with names, beside one that is regular and perhaps a clear one.
  private struct Mixed: View {
    let lever: Lever
    let hasClear: Bool
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: 16) {
        HStack(spacing: 10) {
          disc(.clear).opacity(hasClear ? 1 : 0).glassEffectID(hasClear ? "other" : nil, in: space)
          disc(.regular).glassEffectID("regular", in: space)
          if lever.isOn { disc(.clear).glassEffectID("new", in: space) }
        }
      }
    }

    private func disc(_ glass: Glass) -> some View {
      Color.clear.frame(width: 40, height: 40).glassEffect(glass, in: .circle)
    }
  }

  @Test("Clear glass comes out of clear glass, or by itself", arguments: [true, false])
  func kinds(hasClear: Bool) {
    let lever = Lever()
    let screening = Screening(
      Mixed(lever: lever, hasClear: hasClear), size: CGSize(width: 400, height: 120))
    toggle(lever, screening)
    screening.session.run(for: 0.05)
    #expect(screening.drops.contains { $0.presence < 1 } != hasClear)
  }

  /// Two that would be a union, but for `change`.
  private struct Mismatched: View {
    let second: Glass
    let shape: AnyShape
    @Namespace private var space
    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 2) {
          Color.clear.frame(width: 50, height: 50).glassEffect(.regular, in: .capsule)
            .glassEffectUnion(id: 1, namespace: space)
          Color.clear.frame(width: 50, height: 50).glassEffect(second, in: shape)
            .glassEffectUnion(id: 1, namespace: space)
        }
      }
    }
  }

  @Test("What does not match stays apart in a union")
  func mismatches() {
    func count(_ glass: Glass, _ shape: some Shape) -> Int {
      Screening(
        Mismatched(second: glass, shape: AnyShape(shape)), size: CGSize(width: 200, height: 100)
      ).contours.count
    }
    #expect(count(.regular, Capsule()) == 1)
    #expect(count(.clear, Capsule()) == 2)
    #expect(count(.regular, RoundedRectangle(cornerRadius: 12)) == 2)
    #expect(count(.regular, Rectangle()) == 2)
  }
}
