import DisplayList
import Foundation
import Geometry
import PixelKernels
import Testing

@testable import GlassRenderer

@Suite("Lens")
struct LensTests {
  static func law(_ depth: Double, amount: Double, bevel: Double) -> Double {
    let h = min(max(depth / bevel, 0), 1)
    return -amount * (1 - (h * (2 - h)).squareRoot())
  }

  /// Reads back where each pixel looks from a ramp behind the glass.
  @Test(
    "Properties 1 and 2: displacement follows the law in every direction",
    arguments: [0.0, 30, 45, 90, 200])
  func displacement(degrees: Double) {
    let renderer = GlassRenderer()
    renderer.ablation = [.tone, .blur, .rim, .shadow]
    // A ramp of two levels a pixel along x, another along y.
    let bitmap = Bitmap.filled(128, 128) { x, y in
      0xFF00_0000 | UInt32(2 * x) << 16 | UInt32(2 * y) << 8
    }
    let turn = CGAffineTransform(translationX: -64, y: -64)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)))
      .concatenating(CGAffineTransform(translationX: 64, y: 64))
    let group = Glass.group([Glass.capsule(14, 14, 100, 100).with { $0.transform = turn }])
    renderer.draw(group, into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    // Inset bands of two pixels.
    for band in stride(from: 2.0, to: 24, by: 2) {
      var squares = 0.0
      var count = 0.0
      for y in 0..<128 {
        for x in 0..<128 {
          let (dx, dy) = (Double(x) + 0.5 - 64, Double(y) + 0.5 - 64)
          let r = hypot(dx, dy)
          let depth = 50 - r
          guard depth >= band, depth < band + 2 else { continue }
          let c = bitmap.channels(x, y)
          let seen = (c.x / 2 + 0.5 - Double(x) - 0.5, c.y / 2 + 0.5 - Double(y) - 0.5)
          let along = (seen.0 * dx + seen.1 * dy) / r
          let across = (seen.0 * dy - seen.1 * dx) / r
          let wanted = Self.law(depth, amount: 50, bevel: 20)
          squares += (along - wanted) * (along - wanted) + across * across
          count += 1
        }
      }
      #expect((squares / count).squareRoot() <= 0.5, "band \(band)")
    }
  }

  @Test("Property 1: the lens ends with zero slope at depth H")
  func endOfBevel() {
    let lanes = Lanes()
    for i in 0..<64 {
      lanes.merged.d[i] = -18 - Float(i) * 0.05
      lanes.merged.gx[i] = 1
      lanes.merged.gy[i] = 0
      lanes.amount[i] = 50
      lanes.bevel[i] = 20
    }
    pk_bend(
      lanes.merged, pk_run(x: 0, y: 0, step: 1, width: 64, rows: 1), lanes.amount, lanes.bevel,
      lanes.sampleX,
      lanes.sampleY)
    let last = lanes.sampleX[39] - 39
    let before = lanes.sampleX[38] - 38
    #expect(abs(last - before) / 0.05 <= 0.15)
    #expect(lanes.sampleX[45] == 45)
    #expect(abs(last) < 0.005)
  }

  @Test("The middle is left alone")
  func middle() {
    let renderer = GlassRenderer()
    renderer.ablation = [.tone, .blur, .rim, .shadow]
    let raw = Bitmap.busy(160, 160)
    let bitmap = raw.copy()
    renderer.draw(
      Glass.group([Glass.capsule(20, 20, 120, 120)]), into: bitmap, scale: 1,
      transform: .identity, clip: bitmap.bounds)
    for y in 60..<100 { for x in 60..<100 { #expect(bitmap.row(y)[x] == raw.row(y)[x]) } }
  }

  @Test(
    "Property 3: the blur has its standard deviation", arguments: [1.0, 2.0], [48.0, 100, 160])
  func deviation(scale: Double, side: Double) {
    let renderer = GlassRenderer()
    renderer.ablation = [.tone, .lens, .rim, .shadow]
    let size = Int(240 * scale)
    let group = Glass.group([
      Glass.rectangle(
        CGRect(x: 120 - side / 2, y: 120 - side / 2, width: side, height: side), radius: 10)
    ])
    // An edge at each of the places it can have in a cell.
    var variance = 0.0
    for phase in 0..<4 {
      let bitmap = Bitmap.filled(size, size) { x, _ in
        x < size / 2 + phase ? 0xFF00_0000 : 0xFFFF_FFFF
      }
      renderer.draw(
        group, into: bitmap, scale: CGFloat(scale), transform: .identity, clip: bitmap.bounds)
      // The edge's derivative is the kernel: its second moment is the variance.
      let row = size / 2
      var (total, first, second) = (0.0, 0.0, 0.0)
      let half = Int(side / 2 * scale) - 4
      for x in (size / 2 - half)..<(size / 2 + half) {
        let slope = bitmap.channels(x + 1, row).x - bitmap.channels(x, row).x
        let place = Double(x - size / 2)
        total += slope
        first += slope * place
        second += slope * place * place
      }
      let mean = first / total
      variance += (second / total - mean * mean) / 4
    }
    let deviation = variance.squareRoot()
    let wanted = (1.33 + 2.67 * min(max((side - 48) / 112, 0), 1)) * scale
    #expect(abs(deviation / wanted - 1) <= 0.05, "\(deviation) instead of \(wanted)")
  }
}
