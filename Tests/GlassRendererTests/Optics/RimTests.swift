import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Property 5: rim")
struct RimTests {
  /// Dark glass over black at eight pixels a point, without shadow: what rises above the face.
  let picture: (bitmap: Bitmap, face: Double) = {
    let bitmap = Bitmap.flat(1000, 1000, 0xFF00_0000)
    let renderer = GlassRenderer()
    renderer.ablation = [.shadow]
    renderer.draw(
      Glass.group(
        [Glass.capsule(5, 5, 110, 110)], appearance: GlassAppearance(isDark: true)),
      into: bitmap, scale: 8, transform: .identity, clip: bitmap.bounds)
    return (bitmap, bitmap.luma(480, 480))
  }()

  /// Luma above the face at `depth` points inside the edge, looking from the middle at `angle`.
  func excess(_ angle: Double, _ depth: Double) -> Double {
    let r = (55 - depth) * 8
    let x = 480 + r * cos(angle)
    let y = 480 + r * sin(angle)
    return picture.bitmap.luma(Int(x), Int(y)) - picture.face
  }

  @Test("Property 5: the rim is 1.0–1.2 pt wide, ± 0.25") func width() {
    let angle = -3 * Double.pi / 4
    let peak = excess(angle, 0.13)
    #expect(peak > 8)
    // Where the linear part would end, from its two middle quarters.
    let (d1, d2) = (0.3, 0.9)
    let (e1, e2) = (excess(angle, d1), excess(angle, d2))
    let floor = excess(angle, 1.6)
    let width = d1 + (d2 - d1) * (e1 - floor) / (e1 - e2)
    Property.expect(5, "width of the rim", width, atLeast: 0.75, unit: "pt")
    Property.expect(5, "width of the rim", width, atMost: 1.45, unit: "pt")
  }

  @Test("Property 5: two lobes, half a turn apart") func lobes() {
    func brightest(_ range: Range<Int>) -> Double {
      let scored = range.map { degrees -> (Int, Double) in
        // Averages a few directions, for the steps of 8-bit levels.
        let sum = (-6...6).reduce(0.0) {
          $0 + excess(Double(degrees + $1) * .pi / 180, 0.2)
        }
        return (degrees, sum)
      }
      let best = scored.map(\.1).max() ?? 0
      let at = scored.filter { $0.1 >= best - 1 }.map { Double($0.0) }
      return at.reduce(0, +) / Double(at.count)
    }
    let first = brightest(-90..<90)
    let second = brightest(90..<270)
    Property.expect(
      5, "angle between the lobes, off 180", abs(abs(second - first) - 180), atMost: 5, unit: "°")
    let upperLeft = second > 200 ? second : first
    #expect(abs(upperLeft - 225) <= 5)
    let faint = excess(-Double.pi / 4, 0.2)
    let bright = excess(-3 * Double.pi / 4, 0.2)
    #expect(faint > 1 && faint < bright * 0.6)
  }

  @Test("Over black: face 23, trough about 28, peak about 35, at the recording's scale")
  func levels() {
    let bitmap = Bitmap.flat(170, 170, 0xFF00_0000)
    GlassRenderer().draw(
      Glass.group([Glass.capsule(10, 10, 113, 109)], appearance: GlassAppearance(isDark: true)),
      into: bitmap, scale: 1.23, transform: .identity, clip: bitmap.bounds)
    func brightest(_ angle: Double) -> Double {
      var best = 0.0
      for turn in stride(from: -0.1, through: 0.1, by: 0.02) {
        for depth in stride(from: -1.0, to: 3, by: 0.25) {
          let r = 54.5 * 1.23 - depth
          let x = (10 + 56.5) * 1.23 + r * cos(angle + turn)
          let y = (10 + 54.5) * 1.23 + r * sin(angle + turn)
          best = max(best, bitmap.luma(Int(x), Int(y)))
        }
      }
      return best
    }
    #expect(bitmap.luma(82, 79) == 23)
    let (peak, trough) = (brightest(-3 * .pi / 4), brightest(-.pi / 4))
    #expect(abs(peak - 35) <= 3, "peak \(peak)")
    #expect(abs(trough - 28) <= 3, "trough \(trough)")
  }
}
