import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Traits of glass") struct GlassTraitTests {
  private struct Bar: View {
    var body: some View {
      HStack {
        Button("One", systemImage: "leaf") {}.buttonStyle(.glass)
        Color.clear.frame(width: 60, height: 60).glassEffect(.regular.tint(.orange))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        LinearGradient(colors: [.purple, .yellow], startPoint: .leading, endPoint: .trailing)
      }
    }
  }

  nonisolated static let changes: [@Sendable (inout SessionConfiguration) -> Void] = [
    { $0.reducesTransparency = true },
    { $0.increasesContrast = true },
    {
      $0.isDark = true
      $0.increasesContrast = true
    },
    {
      $0.reducesTransparency = true
      $0.increasesContrast = true
    },
  ]

  @Test("Reduce Transparency and Increase Contrast are drawn at once, live", arguments: 0..<4)
  func live(index: Int) {
    let size = CGSize(width: 240, height: 120)
    let screening = Screening(Bar(), size: size)
    let plain = screening.session.picture().pixelBytes
    _ = screening.session.advance(to: 1)
    screening.session.show(Self.changes[index])
    #expect(screening.session.needsFrame)
    let damage = screening.session.advance(to: 1)
    #expect(!damage.isEmpty)
    let changed = screening.session.picture().pixelBytes
    #expect(
      changed == Screening(Bar(), size: size, Self.changes[index]).session.picture().pixelBytes)
    #expect(changed != plain)
    #expect(!screening.session.needsFrame)
    screening.session.show {
      $0 = SessionConfiguration(size: size)
    }
    _ = screening.session.advance(to: 2)
    #expect(screening.session.picture().pixelBytes == plain)
  }

  @Test("After rest nothing asks for a frame")
  func idle() async {
    let screening = Screening(Bar(), size: CGSize(width: 240, height: 120))
    #expect(await screening.session.settle())
    var wakeUps = 0
    screening.session.onNeedsFrame = { wakeUps += 1 }
    #expect(!screening.session.needsFrame)
    let pointer = CGPoint(x: 90, y: 60)
    screening.press(at: pointer)
    #expect(screening.session.needsFrame)
    #expect(await screening.session.settle())
    // Held still, it rests as well.
    #expect(!screening.session.needsFrame && !screening.session.isUnsettled)
    screening.send(.released(.primary, at: pointer))
    screening.send(.pointerLeft)
    #expect(await screening.session.settle())
    wakeUps = 0
    for frame in 1...600 {
      let damage = screening.session.advance(to: screening.session.time + Double(frame) / 120)
      #expect(damage.isEmpty)
    }
    #expect(!screening.session.needsFrame)
    #expect(wakeUps == 0)
  }
}
