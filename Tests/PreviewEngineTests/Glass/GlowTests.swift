import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 12: glow") struct GlowTests {
  /// Three discs in a container, the last one far off, on a grey ground.
  private struct Discs: View {
    var body: some View {
      GlassEffectContainer(spacing: 8) {
        HStack(spacing: 24) {
          disc
          disc
          disc.padding(.leading, 120)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.3))
    }

    private var disc: some View {
      Color.clear.frame(width: 56, height: 56).glassEffect(.regular.interactive(), in: .circle)
    }
  }

  private func discs() -> (Screening, [CGRect]) {
    let screening = Screening(Discs(), size: CGSize(width: 400, height: 120))
    let frames = screening.contours.map(\.bounds).sorted { $0.minX < $1.minX }
    return (screening, frames)
  }

  /// How much lighter the middle of a square became.
  private func gain(_ now: Bitmap, _ before: Bitmap, at point: CGPoint) -> Double {
    var sum = 0.0
    for y in -2...2 {
      for x in -2...2 {
        let (px, py) = (Int(point.x) + x, Int(point.y) + y)
        sum += now.luma(px, py) - before.luma(px, py)
      }
    }
    return sum / 25
  }

  @Test("Property 12: the glow starts under the pointer, spreads and fades on release")
  func courseOfAGlow() {
    let (screening, frames) = discs()
    let before = screening.session.picture()
    let pointer = CGPoint(x: frames[0].maxX - 10, y: frames[0].midY)
    let beyond = CGPoint(x: frames[0].minX + 10, y: frames[0].midY)
    let neighbour = CGPoint(x: frames[1].minX + 8, y: frames[1].midY)
    let far = CGPoint(x: frames[2].midX, y: frames[2].midY)
    screening.press(at: pointer)
    screening.session.run(for: 2.0 / 120)
    let early = screening.session.picture()
    // The even brightening aside, light first is where the pointer is.
    Property.expect(
      12, "light at the pointer more than across the disc, first frames",
      gain(early, before, at: pointer) - gain(early, before, at: beyond), atLeast: 2, unit: "/255")
    Property.expect(
      12, "light on the neighbour, first frames", gain(early, before, at: neighbour), atMost: 1,
      unit: "/255")
    screening.session.run(for: 0.3)
    let held = screening.session.picture()
    Property.expect(
      12, "light on the neighbour, held", gain(held, before, at: neighbour), atLeast: 5,
      unit: "/255")
    #expect(
      gain(held, before, at: neighbour)
        > gain(held, before, at: CGPoint(x: frames[1].maxX - 8, y: frames[1].midY)))
    Property.expect(
      12, "light on far glass", abs(gain(held, before, at: far)), atMost: 0, unit: "/255")
    // Nothing beside glass lights up: the shadow may move, the ground not brighten.
    #expect(
      gain(held, before, at: CGPoint(x: frames[0].midX, y: frames[0].minY - 24)) <= 0)
    screening.send(.released(.primary, at: pointer))
    screening.send(.pointerLeft)
    var glows: [Double] = []
    screening.film(0.4) { _ in glows.append(screening.drops[0].glow?.intensity ?? 0) }
    #expect(glows == glows.sorted(by: >))
    Property.expect(12, "glow 400 ms after the release", glows.last ?? 1, atMost: 0.01)
    screening.session.run(for: 1)
    #expect(screening.session.picture().pixelBytes == before.pixelBytes)
  }

  @Test("Property 12: the glow follows the pointer")
  func follows() {
    let (screening, frames) = discs()
    screening.press(at: CGPoint(x: frames[0].minX + 8, y: frames[0].midY))
    screening.session.run(for: 0.3)
    let to = CGPoint(x: frames[0].maxX - 8, y: frames[0].midY)
    screening.send(.pointerMoved(to: to))
    screening.session.run(for: 0.3)
    let glow = screening.drops.compactMap(\.glow).first
    let distance = hypot((glow?.center.x ?? 0) - to.x, (glow?.center.y ?? 0) - to.y)
    Property.expect(12, "glow off the pointer", Double(distance), atMost: 1, unit: "pt")
  }
}
