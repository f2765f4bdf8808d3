import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// Glass over ground that gets darker and lighter under it.
@MainActor @Suite(.serialized) struct AdaptiveFilmPictureTests {
  private struct Passing: View {
    let lever: Lever
    var body: some View {
      VStack(spacing: 14) {
        GlassEffectContainer(spacing: 0) {
          HStack(spacing: 10) {
            Image(systemName: "leaf").font(.title3).frame(width: 48, height: 48)
              .glassEffect(in: .circle)
            Text("Small").font(.callout.weight(.semibold)).padding(.horizontal, 12)
              .frame(height: 40).glassEffect()
          }
        }
        VStack(spacing: 6) {
          Text("Large").font(.headline)
          Text("adapts, never flips").font(.footnote).foregroundStyle(.secondary)
        }
        .frame(width: 140, height: 90).glassEffect(in: .rect(cornerRadius: 20))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground }
    }

    /// From bright over deep to bright, four windows high.
    private var ground: some View {
      GeometryReader { proxy in
        LinearGradient(
          colors: [
            Color(red: 1, green: 0.95, blue: 0.85), Color(red: 0.55, green: 0.75, blue: 0.85),
            Color(red: 0.02, green: 0.02, blue: 0.04), Color(red: 0.02, green: 0.02, blue: 0.03),
            Color(red: 1, green: 0.9, blue: 0.8),
          ], startPoint: .top, endPoint: .bottom
        )
        .overlay {
          VStack(spacing: 34) {
            ForEach(0..<16, id: \.self) { row in
              Circle().fill(row % 2 == 0 ? Color.orange : .teal).frame(width: 18, height: 18)
                .offset(x: row % 2 == 0 ? -50 : 44)
            }
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height * 4)
        .offset(y: -lever.offset * proxy.size.height)
      }
    }
  }

  /// Down to the deep part, a rest there, up again, a rest; half a second for each window's height.
  @Test func adaptive() throws {
    let lever = Lever()
    var reel = Reel(Passing(lever: lever), size: CGSize(width: 168, height: 190))
    func scroll(to end: CGFloat) {
      let start = lever.offset
      let frames = Int(abs(end - start) * 60)
      for frame in 1...frames {
        lever.offset = start + (end - start) * CGFloat(frame) / CGFloat(frames)
        reel.screening.session.run(for: Session.frameInterval)
      }
      reel.shoot()
    }
    reel.shoot()
    scroll(to: 1)
    scroll(to: 1.9)
    reel.shoot(after: [300, 1000])
    scroll(to: 1)
    scroll(to: 0.2)
    reel.shoot(after: 1000)
    try Reel.check("adaptive", [reel])
  }
}
