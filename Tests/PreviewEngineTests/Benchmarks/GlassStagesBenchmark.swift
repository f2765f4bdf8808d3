import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

/// What `make bench` says of the glass alone: nanoseconds of processor time for each pixel and stage.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["GLASSPREVIEW_BENCH"] != nil))
struct GlassStagesBenchmark {
  /// Glass over a busy picture; `at` gives the group in a frame.
  struct Board: Sendable, CustomTestStringConvertible {
    var name: String
    var size: (width: Double, height: Double)
    var at: @Sendable (_ frame: Int) -> GlassGroup

    var testDescription: String { name }
  }

  static let boards: [Board] = [
    Board(name: "four merging shapes, 400×400", size: (400, 400)) { frame in
      // The work of the peer on llvmpipe: four 140-point squares, one of which moves.
      let places = [(120 + Double(frame % 7), 120.0), (280, 120), (120, 280), (280, 280)]
      return group(
        places.map { CGRect(x: $0.0 - 70, y: $0.1 - 70, width: 140, height: 140) }, radius: 60,
        spacing: 50)
    },
    Board(name: "panel, 1280×800", size: (1280, 800)) { _ in
      group([CGRect(x: 20, y: 20, width: 1240, height: 760)], radius: 32, spacing: 0)
    },
    Board(name: "six buttons and a 300×44 capsule", size: (400, 200)) { _ in
      let circles = (0..<6).map { CGRect(x: 14 + 64 * Double($0), y: 30, width: 48, height: 48) }
      let capsule = CGRect(x: 50, y: 120, width: 300, height: 44)
      return group(circles + [capsule], radius: 24, spacing: 0)
    },
  ]

  private static func group(_ rects: [CGRect], radius: CGFloat, spacing: CGFloat) -> GlassGroup {
    GlassGroup(
      spacing: spacing,
      shapes: rects.enumerated().map { index, rect in
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return GlassShape(
          id: index,
          outline: .roundedRectangle(rect, RectangleCornerRadii(all: radius), .circular))
      })
  }

  private static func picture(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        var hash = UInt32(truncatingIfNeeded: (x / 8) &* 73_856_093 ^ (y / 8) &* 19_349_663)
        hash = (hash ^ (hash >> 13)) &* 1_274_126_177
        bitmap.row(y)[x] = 0xFF00_0000 | hash >> 8
      }
    }
    return bitmap
  }

  @Test(arguments: boards, [1.0, 2.0]) func stageBenchmark(board: Board, scale: Double) {
    let (width, height) = (Int(board.size.width * scale), Int(board.size.height * scale))
    let backdrop = Self.picture(width, height)
    let bitmap = Bitmap(width: width, height: height)
    let renderer = GlassRenderer()
    var (whole, stages) = (Effort(), [GlassRenderer.Pass: Effort]())
    for frame in 0..<220 {
      for y in 0..<height { bitmap.row(y).update(from: backdrop.row(y), count: width) }
      let group = board.at(frame)
      // The first frames fill caches.
      guard frame >= 20 else {
        renderer.draw(
          group, into: bitmap, scale: scale, transform: .identity, clip: bitmap.bounds)
        continue
      }
      if frame % 2 == 0 {
        whole.measure {
          renderer.draw(
            group, into: bitmap, scale: scale, transform: .identity, clip: bitmap.bounds)
        }
      } else {
        renderer.prepare(
          group, scale: Float(scale), transform: .identity, bitmap: bitmap)
        for pass in GlassRenderer.Pass.allCases {
          stages[pass, default: Effort()].measure {
            renderer.run(pass, group, bitmap, scale: Float(scale), clip: bitmap.bounds)
          }
        }
      }
    }
    func nanoseconds(_ effort: Effort) -> String {
      String(
        format: "%.2f", 1e9 * Effort.percentile(effort.cpu, 0.5) / Double(width * height))
    }
    print("glass, \(board.name), scale \(Int(scale)): \(nanoseconds(whole)) ns/px; \(whole)")
    let rows = GlassRenderer.Pass.allCases.map { pass in
      "\(pass) \(nanoseconds(stages[pass] ?? Effort()))"
    }
    print("  by stage, ns/px of the picture: \(rows.joined(separator: ", "))")
  }
}
