import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 12: press") struct PressTests {
  private static let window = CGSize(width: 400, height: 240)
  private static let middle = CGPoint(x: 200, y: 120)

  /// One piece of glass in the middle of a window.
  private struct Pane: View {
    var size: CGSize
    var isEnabled = true
    var body: some View {
      Color.clear.frame(width: size.width, height: size.height)
        .glassEffect(.regular.interactive())
        .disabled(!isEnabled)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.4))
    }
  }

  private func pane(
    _ size: CGSize, _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) -> Screening {
    Screening(Pane(size: size), size: Self.window, change)
  }

  /// What GLASS.md §4 says, as the step of a damped oscillator: there after 150 ms, 1.5 % too far.
  private static func law(_ time: Double) -> Double {
    let overshoot = 0.015
    let damping = -log(overshoot) / hypot(.pi, log(overshoot))
    let bend = (1 - damping * damping).squareRoot()
    let frequency = (.pi - acos(damping)) / (0.15 * bend)
    let (decay, turn) = (exp(-damping * frequency * time), frequency * bend * time)
    return 1 - decay * (cos(turn) + damping / bend * sin(turn))
  }

  @Test(
    "Property 12: the longest side grows by 17 pt in 150 ms, whatever the size",
    arguments: [
      CGSize(width: 56, height: 56), CGSize(width: 132, height: 44),
      CGSize(width: 300, height: 48), CGSize(width: 28, height: 28),
    ])
  func growth(size: CGSize) {
    let screening = pane(size)
    let length = Double(max(size.width, size.height))
    screening.press(at: Self.middle)
    var (worst, peak, late) = (0.0, 0.0, 0.0)
    screening.film(0.5) { time in
      let grown = screening.longestSide - length
      worst = max(worst, abs(grown - 17 * Self.law(time)))
      peak = max(peak, grown)
      if time > 0.28 { late = max(late, abs(grown - 17)) }
    }
    Property.expect(12, "size(t) off its law, \(size)", worst, atMost: 1, unit: "pt")
    Property.expect(12, "overshoot", peak / 17 - 1, atMost: 0.03)
    Property.expect(12, "overshoot", peak / 17 - 1, atLeast: 0.005)
    Property.expect(12, "off its size after 280 ms", late, atMost: 0.17, unit: "pt")
    screening.send(.released(.primary, at: Self.middle))
    var least = 0.0
    screening.film(1) { _ in least = min(least, screening.longestSide - length) }
    Property.expect(12, "undershoot after the release", -least / 17, atMost: 0.03)
    #expect(abs(screening.longestSide - length) < 0.05)
  }

  @Test("Property 12: with Reduce Motion nothing grows, stretches or shifts")
  func reduceMotion() {
    let screening = pane(CGSize(width: 132, height: 44)) { $0.reducesMotion = true }
    let before = screening.contours.first?.bounds ?? .null
    screening.press(at: Self.middle)
    screening.send(.pointerMoved(to: CGPoint(x: 380, y: 20)))
    var worst = 0.0
    var lights: [Double] = []
    screening.film(0.6) { _ in
      let now = screening.contours.first?.bounds ?? .null
      worst = max(
        worst, abs(now.minX - before.minX), abs(now.maxX - before.maxX),
        abs(now.minY - before.minY), abs(now.maxY - before.maxY))
      lights.append(screening.drops[0].highlight)
    }
    Property.expect(12, "an edge moved with Reduce Motion", worst, atMost: 0.001, unit: "pt")
    // It still lights up, and never too far.
    #expect((lights.last ?? 0) > 0.3)
    #expect(lights == lights.sorted())
  }

  @Test(
    "Property 12: dragging stretches by 5 % with its area kept, and shifts by 4 pt, at most",
    arguments: [0.0, 45, 90, 160, 250])
  func drag(degrees: Double) {
    let screening = pane(CGSize(width: 56, height: 56))
    screening.press(at: Self.middle)
    screening.session.run(for: 0.6)
    let held = screening.contours[0]
    let angle = degrees * .pi / 180
    let (dx, dy) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
    screening.send(
      .pointerMoved(to: CGPoint(x: Self.middle.x + 300 * dx, y: Self.middle.y + 300 * dy)))
    var (stretch, shift, area) = (0.0, 0.0, 0.0)
    func extent(_ contour: Contour) -> Double {
      let along = contour.points.map { Double($0.x * dx + $0.y * dy) }
      return (along.max() ?? 0) - (along.min() ?? 0)
    }
    screening.film(0.6) { _ in
      let now = screening.contours[0]
      stretch = max(stretch, extent(now) / extent(held) - 1)
      shift = max(
        shift,
        Double(hypot(now.centroid.x - held.centroid.x, now.centroid.y - held.centroid.y)))
      area = max(area, abs(now.area / held.area - 1))
    }
    Property.expect(12, "stretch", stretch, atMost: 0.0505)
    Property.expect(12, "stretch", stretch, atLeast: 0.03)
    Property.expect(12, "shift", shift, atMost: 4.01, unit: "pt")
    Property.expect(12, "shift", shift, atLeast: 2, unit: "pt")
    Property.expect(12, "change of area", area, atMost: 0.005)
  }

  @Test("Property 12: hover is a weaker press, without growth")
  func hover() {
    let screening = pane(CGSize(width: 56, height: 56))
    screening.send(.pointerMoved(to: Self.middle))
    screening.session.run(for: 0.5)
    let hovered = screening.drops[0].highlight
    Property.expect(12, "growth under a hover", abs(screening.longestSide - 56), atMost: 0.001)
    screening.press(at: Self.middle)
    screening.session.run(for: 0.5)
    let pressed = screening.drops[0].highlight
    Property.expect(12, "hover's light over the press's", hovered / pressed, atMost: 0.5)
    Property.expect(12, "hover's light over the press's", hovered / pressed, atLeast: 0.1)
    screening.send(.released(.primary, at: Self.middle))
    screening.send(.pointerLeft)
    screening.session.run(for: 1)
    #expect(screening.drops[0].highlight == 0)
  }

  @Test("Property 12: disabled glass does not answer")
  func disabled() {
    let screening = Screening(
      Pane(size: CGSize(width: 56, height: 56), isEnabled: false), size: Self.window)
    let before = screening.session.picture().pixelBytes
    screening.send(.pointerMoved(to: Self.middle))
    screening.session.run(for: 0.2)
    screening.press(at: Self.middle)
    screening.session.run(for: 0.2)
    #expect(screening.session.picture().pixelBytes == before)
    #expect(!screening.session.isUnsettled)
  }

  @Test("Glass that is disabled while it is held or hovered lets go")
  func disabledMeanwhile() {
    let model = Lever()
    struct Held: View {
      let model: Lever
      var body: some View {
        Color.clear.frame(width: 56, height: 56).glassEffect(.regular.interactive())
          .disabled(model.isOn)
      }
    }
    let screening = Screening(Held(model: model), size: Self.window)
    screening.press(at: Self.middle)
    screening.session.run(for: 0.3)
    #expect(screening.longestSide > 70)
    model.isOn = true
    screening.session.run(for: 1)
    #expect(abs(screening.longestSide - 56) < 0.01)
    #expect(screening.drops[0].highlight == 0)
  }
}
