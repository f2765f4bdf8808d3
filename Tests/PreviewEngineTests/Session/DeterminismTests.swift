import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor struct DeterminismTests {
  private struct Mixed: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text("Grüße 123").font(.headline)
        Button(isOpen ? "close" : "open", systemImage: "leaf") {
          withAnimation(.bouncy) { isOpen.toggle() }
        }
        .buttonStyle(.glass)
        if isOpen { Circle().fill(.orange.gradient).frame(width: 30, height: 30) }
      }
    }
  }

  private func film() async throws -> [[UInt32]] {
    let screening = Screening(Mixed(), size: CGSize(width: 160, height: 120), scale: 2)
    var pictures = [screening.session.picture().pixelBytes]
    try await screening.run("click \"open\"")
    for _ in 0..<4 {
      screening.session.run(for: 0.08)
      pictures.append(screening.session.picture().pixelBytes)
    }
    return pictures
  }

  @Test func theSameStepsGiveTheSamePictures() async throws {
    let (first, second) = (try await film(), try await film())
    #expect(first == second)
    #expect(Set(first.map(\.hashValue)).count > 2)
  }

  @Test func damageGivesThePictureOfTheWhole() async throws {
    let screening = Screening(Mixed(), size: CGSize(width: 160, height: 120))
    let kept = screening.session.picture()
    try await screening.run("click \"open\"")
    for _ in 0..<6 {
      let damage = screening.session.advance(to: screening.session.time + 0.05)
      _ = screening.session.render(into: kept, damage: damage)
      // `run` has taken damage of its own, so the first picture may miss it.
    }
    #expect(await screening.session.settle())
    _ = screening.session.render(into: kept, damage: [kept.bounds])
    #expect(kept.pixelBytes == screening.session.picture().pixelBytes)
  }

  @Test func restHasNoHistory() async throws {
    let screening = Screening(Mixed(), size: CGSize(width: 160, height: 120))
    let before = screening.session.picture().pixelBytes
    try await screening.run("click \"open\"", "advance 90ms", "click \"close\"")
    #expect(await screening.session.settle())
    #expect(screening.session.picture().pixelBytes == before)
  }

  @Test func identityGlassIsByteForByteNone() {
    func picture(_ glass: Glass?) -> [UInt32] {
      let label = Text("a").padding(20).background(.orange)
      if let glass {
        return Screening(label.glassEffect(glass), size: CGSize(width: 100, height: 80))
          .session.picture().pixelBytes
      }
      return Screening(label, size: CGSize(width: 100, height: 80)).session.picture().pixelBytes
    }
    #expect(picture(.identity) == picture(nil))
    #expect(picture(.regular) != picture(nil))
  }

  @Test func endlessMotionDoesNotSettle() async {
    struct Endless: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: isOn ? 20 : 10, height: 10)
          .animation(.linear(duration: 1).repeatForever(), value: isOn)
          .onAppear { isOn = true }
      }
    }
    let screening = Screening(Endless(), size: CGSize(width: 40, height: 40))
    #expect(await screening.session.settle() == false)
  }
}
