import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 13: hits") struct HitTests {
  /// Two discs 4 pt apart, so that either one, pressed, lies over the other's edge.
  private struct Pair: View {
    let lever: Lever
    var body: some View {
      HStack(spacing: 4) {
        button("left") { lever.offset += 1 }
        button("right") { lever.offset += 100 }
      }
    }

    private func button(
      _ name: String, _ action: @escaping @MainActor () -> Void
    ) -> some View {
      Button(action: action) {
        Color.clear.frame(width: 60, height: 60).contentShape(.circle)
      }
      .buttonStyle(.plain)
      .glassEffect(.regular.interactive(), in: .circle)
      .accessibilityLabel(name)
    }
  }

  /// The left disc's middle is at 100, 100, the right one's at 164, 100.
  private func pair(_ lever: Lever) -> Screening {
    Screening(Pair(lever: lever), size: CGSize(width: 264, height: 200))
  }

  @Test("Property 13: flex changes nothing of what is hit")
  func outlines() {
    let screening = pair(Lever())
    let before = screening.nodes("Button").map(\.hit)
    screening.press(at: CGPoint(x: 100, y: 100))
    screening.send(.pointerMoved(to: CGPoint(x: 20, y: 60)))
    var changes = 0
    screening.film(0.4) { _ in
      if screening.nodes("Button").map(\.hit) != before { changes += 1 }
    }
    Property.expect(13, "frames in which a hit outline changed", Double(changes), atMost: 0)
    #expect(screening.longestSide > 124 + 8)
  }

  @Test(
    "Property 13: a release counts inside the disc at rest, wherever the glass is",
    arguments: [(26.0, true), (29, true), (31, false), (34, false), (37, false)])
  func release(radius: Double, counts: Bool) {
    for degrees in stride(from: 0.0, to: 360, by: 45) {
      let lever = Lever()
      let screening = pair(lever)
      screening.press(at: CGPoint(x: 100, y: 100))
      screening.session.run(for: 0.3)
      let angle = degrees * .pi / 180
      let point = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
      screening.send(.pointerMoved(to: point))
      screening.session.run(for: 0.2)
      screening.send(.released(.primary, at: point))
      screening.session.run(for: 0.1)
      #expect(
        (lever.offset == 1) == counts, "property 13: released \(radius) pt off at \(degrees)°")
    }
  }

  @Test("Property 13: a grown neighbour takes no press")
  func neighbour() {
    let lever = Lever()
    let screening = pair(lever)
    // Space holds the left one down; its glass reaches 8.5 pt out, over the right one's edge.
    screening.send(.key(KeyEvent(.tab, phase: .down)))
    screening.send(.key(KeyEvent(.space, phase: .down)))
    screening.session.run(for: 0.4)
    #expect(screening.contours.map(\.bounds.maxX).min() ?? 0 > 137)
    let point = CGPoint(x: 136, y: 100)
    screening.press(at: point)
    screening.send(.released(.primary, at: point))
    screening.session.run(for: 0.1)
    Property.expect(13, "presses that reached the right disc", lever.offset / 100, atLeast: 1)
  }
}
