import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// Controls over a picture that fills the screen.
@MainActor struct ScreenTests {
  private struct Screen: View {
    @State private var zoom = 1.0
    @Namespace private var space
    var body: some View {
      Color.clear
        .background {
          LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom)
            .scaleEffect(zoom).animation(.smooth, value: zoom).ignoresSafeArea()
            .accessibilityIdentifier("photo")
        }
        .overlay(alignment: .topTrailing) {
          GlassEffectContainer {
            VStack(spacing: 0) {
              half("Zoom in", "plus") { zoom = min(zoom + 0.25, 3) }
              half("Zoom out", "minus") { zoom = max(zoom - 0.25, 1) }
            }
          }
          .padding()
        }
    }

    private func half(_ title: String, _ symbol: String, _ action: @escaping @MainActor () -> Void)
      -> some View
    {
      Button(title, systemImage: symbol, action: action)
        .labelStyle(.iconOnly).buttonStyle(.plain)
        .frame(width: 48, height: 48)
        .glassEffect(.regular.interactive())
        .glassEffectUnion(id: "zoom", namespace: space)
    }
  }

  private func phone() -> Screening {
    Screening(Screen(), size: CGSize(width: 402, height: 874)) {
      $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
      $0.cornerRadius = 62
    }
  }

  private func photo(_ screening: Screening) -> [Double] {
    screening.nodes("Rectangle").last { $0.frame[2] > 300 }?.frame ?? []
  }

  @Test func thePictureCoversTheStatusAreaAndThePillDoesNot() {
    let screening = phone()
    #expect(photo(screening) == [0, 0, 402, 874])
    let pill = screening.shapes.first
    #expect(pill?.kind == "capsule")
    #expect(pill?.frame == [338, 78, 48, 96])
  }

  @Test func thePillZoomsInQuarters() async throws {
    let screening = phone()
    for step in 1...9 {
      try await screening.run("click \"Zoom in\"")
      #expect(await screening.session.settle())
      let zoom = min(1 + Double(step) * 0.25, 3)
      #expect(abs(photo(screening)[2] - 402 * zoom) < 1e-6)
    }
    for _ in 0..<9 { try await screening.run("click \"Zoom out\"") }
    #expect(await screening.session.settle())
    #expect(abs(photo(screening)[2] - 402) < 1e-6)
  }

  @Test func thePictureMovesOnItsWay() async throws {
    let screening = phone()
    try await screening.run("click \"Zoom in\"", "advance 100ms")
    let width = photo(screening)[2]
    #expect(width > 402 * 1.05 && width < 402 * 1.2)
  }

  @Test func eachHalfFlexesAlone() async throws {
    let screening = phone()
    try await screening.run("press \"Zoom in\"", "advance 400ms")
    guard let outline = screening.dump.glass.first?.outlines.first else {
      Issue.record("no glass")
      return
    }
    let ys = outline.map { $0[1] }
    // Grown by 8.5 pt above; the other half's edge stays within half a point.
    #expect(abs((ys.min() ?? 0) - (78 - 8.5)) < 0.2)
    #expect(abs((ys.max() ?? 0) - (78 + 96)) < 0.5)
    #expect(screening.nodes("Button").map(\.pressed) == [true, false])
  }

  @Test func aPressBesideTheGlyphFlexesAndDoesNothing() async throws {
    let screening = phone()
    try await screening.run("press 344,102", "advance 100ms")
    #expect(screening.dump.animations.contains { $0.key == "press" && $0.value[0] > 0.1 })
    try await screening.run("release")
    #expect(await screening.session.settle())
    #expect(photo(screening)[2] == 402)
  }
}
