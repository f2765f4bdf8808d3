import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// A slider that moves glass, with the outlines that the glass engine merges.
@MainActor struct SliderSessionTests {
  private struct Parting: View {
    @State private var gap: CGFloat = 0
    var body: some View {
      VStack(spacing: 40) {
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 120, height: 44).glassEffect()
            Color.clear.frame(width: 44, height: 44).glassEffect(in: .circle).offset(x: gap)
          }
        }
        Slider(value: $gap, in: -30...70) { Text("Gap") }
      }
      .padding()
    }
  }

  @Test func glassFollowsTheSlider() async throws {
    let screening = Screening(Parting())
    #expect(screening.outlineCount == 1)
    #expect(screening.shapes.count == 2)
    let before = screening.shapes.map(\.frame.midX).max() ?? 0
    // One runner: it knows where the pointer is.
    var runner = StepRunner(screening.session)
    try await runner.run(Step.parse("drag \"Gap\" by 400,0 ; advance 400ms"))
    // The thumb is glass of its own while it is held.
    #expect(screening.shapes.count == 3)
    #expect(screening.outlineCount == 3)
    #expect(screening.nodes("Slider").first?.value == "70")
    try await runner.run(Step.parse("release"))
    #expect(await screening.session.settle())
    #expect(screening.shapes.count == 2)
    #expect(screening.outlineCount == 2)
    #expect((screening.shapes.map(\.frame.midX).max() ?? 0) == before + 70)
  }

  @Test func restHasNoHistory() async throws {
    let screening = Screening(Parting())
    let before = screening.session.picture().pixelBytes
    var runner = StepRunner(screening.session)
    try await runner.run(Step.parse("press \"Gap\" ; advance 400ms"))
    let held = screening.session.picture().pixelBytes
    #expect((held == before) == false)
    try await runner.run(Step.parse("release"))
    #expect(await screening.session.settle())
    let after = screening.session.picture().pixelBytes
    #expect((after == before) == true)
  }
}
