import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 14: scrolling") struct ScrollTests {
  /// What goes by under the glass.
  enum Content: String, CaseIterable {
    case photo, text, checks
    /// Full contrast by turns of two and three points: the worst there is for a grid of two or four.
    case stripes

    /// In 255ths: stripes beat with the grid that averages them, as nothing that people read does.
    ///
    /// At 128 points and scale 1 the grid of four pixels is hardly coarser than the blur.
    func bound(side: CGFloat, scale: Double) -> Double {
      let isCoarse = side == 128 && scale == 1
      switch self {
      case .photo, .checks: return 1
      case .text: return isCoarse ? 1.3 : 1
      case .stripes: return isCoarse ? 9 : 5
      }
    }
  }

  private struct Page: View {
    let content: Content
    let lever: Lever
    let side: CGSize
    var body: some View {
      Color.white
        .overlay(alignment: .top) { ground.offset(y: lever.offset) }
        .overlay {
          Color.clear.frame(width: side.width, height: side.height)
            .glassEffect(in: .rect(cornerRadius: 22))
        }
    }

    @ViewBuilder private var ground: some View {
      switch content {
      case .photo:
        Image("hero-pancakes").resizable().scaledToFill().frame(width: 320, height: 480).clipped()
      case .text:
        VStack(alignment: .leading, spacing: 3) {
          ForEach(0..<26, id: \.self) { line in
            Text("Line \(line): beat the eggs, add 250 g of flour, rest ½ h").font(.footnote)
          }
        }
        .frame(width: 320).fixedSize()
      case .stripes:
        VStack(spacing: 3) {
          ForEach(0..<80, id: \.self) { _ in Color.black.frame(width: 320, height: 2) }
        }
        .fixedSize()
      case .checks:
        Path { path in
          for row in 0..<60 {
            for column in 0..<40 where (row + column) % 2 == 0 {
              path.addRect(
                CGRect(x: column * 7 + row % 3, y: row * 7, width: 7, height: 7))
            }
          }
        }
        .fill(.indigo).frame(width: 320, height: 420)
      }
    }
  }

  /// What moves under glass, after the motion is taken off.
  ///
  /// Every frame is compared with the last one moved by its pixel, only where the glass is deeper
  /// than its bevel: nearer the rim the lens makes another way of one pixel. What is left is what a
  /// grid that stands still makes of content that does not: shimmer.
  @Test(
    "Property 14: content that scrolls by a pixel does not shimmer under glass",
    arguments: Content.allCases, [1.0, 2.0])
  func shimmer(content: Content, scale: Double) {
    for side in [48.0, 128, 160].map({ CGSize(width: 280, height: $0) }) {
      let lever = Lever()
      lever.offset = -100
      let screening = Screening(
        Page(content: content, lever: lever, side: side), size: CGSize(width: 320, height: 240),
        scale: CGFloat(scale))
      let bevel = min(0.25 * side.height, 20) + 2
      let face = CGRect(origin: .zero, size: CGSize(width: 320, height: 240))
        .insetBy(dx: (320 - side.width) / 2 + bevel, dy: (240 - side.height) / 2 + bevel)
      let rows = Int(face.minY * scale)..<Int(face.maxY * scale)
      let columns = Int(face.minX * scale)..<Int(face.maxX * scale)
      var last = screening.session.picture()
      var (squares, count) = (0.0, 0.0)
      for _ in 0..<8 {
        lever.offset -= 1 / scale
        _ = screening.session.advance(to: screening.session.time + Session.frameInterval)
        let now = screening.session.picture()
        for y in rows {
          for x in columns {
            for shift in [0, 8, 16] {
              let a = Int((now.row(y)[x] >> UInt32(shift)) & 255)
              let b = Int((last.row(y + 1)[x] >> UInt32(shift)) & 255)
              squares += Double((a - b) * (a - b))
              count += 1
            }
          }
        }
        last = now
      }
      Property.expect(
        14, "temporal rms under \(Int(side.height)) pt of glass at scale \(Int(scale)), \(content)",
        (squares / count).squareRoot(), atMost: content.bound(side: side.height, scale: scale),
        unit: "/255")
    }
  }
}
