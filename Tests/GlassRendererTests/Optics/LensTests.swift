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

  /// Where a pixel of glass looks, from its middle, in pixels: `along` a normal and across it.
  struct Look {
    var depth: Double
    var along: Double
    var across: Double
  }

  /// Turns about the middle of a picture `side` points wide.
  static func turn(_ degrees: Double, side: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: -side / 2, y: -side / 2)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)))
      .concatenating(CGAffineTransform(translationX: side / 2, y: side / 2))
  }

  /// Draws nothing but the lens over a ramp of two levels a pixel, along x in red and along y in
  /// green, and hands on what every pixel of a 128-pt window says of its place.
  static func looks(
    _ shape: GlassShape,
    _ place: (SIMD2<Double>) -> (depth: Double, normal: SIMD2<Double>)?
  ) -> [Look] {
    let renderer = GlassRenderer()
    renderer.ablation = [.tone, .blur, .rim, .shadow]
    let bitmap = Bitmap.filled(128, 128) { x, y in
      0xFF00_0000 | UInt32(2 * x) << 16 | UInt32(2 * y) << 8
    }
    renderer.draw(
      Glass.group([shape]), into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    var looks: [Look] = []
    for y in 0..<128 {
      for x in 0..<128 {
        guard let (depth, normal) = place(SIMD2(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
        let c = bitmap.channels(x, y)
        let seen = SIMD2(c.x / 2 - Double(x), c.y / 2 - Double(y))
        looks.append(
          Look(
            depth: depth, along: (seen * normal).sum(),
            across: seen.x * normal.y - seen.y * normal.x))
      }
    }
    return looks
  }

  /// How far pixels of the disc look, in pixels, by their depth, for looks shorter than one pixel.
  ///
  /// Columns (in red) and rows (in green) are black and white by turns, so that a pixel beside the
  /// one looked at has its share in 255 levels.
  static func shortLooks(scale: Int) -> [(depth: Double, length: Double)] {
    let renderer = GlassRenderer()
    renderer.ablation = [.tone, .blur, .rim, .shadow]
    let size = 128 * scale
    let bitmap = Bitmap.filled(size, size) { x, y in
      0xFF00_0000 | (x % 2 == 0 ? 0 : 0x00FF_0000) | (y % 2 == 0 ? 0 : 0x0000_FF00)
    }
    renderer.draw(
      Glass.group([disc]), into: bitmap, scale: CGFloat(scale), transform: .identity,
      clip: bitmap.bounds)
    var looks: [(depth: Double, length: Double)] = []
    for y in 0..<size {
      for x in 0..<size {
        let middle = SIMD2(Double(x) + 0.5, Double(y) + 0.5) / Double(scale)
        guard let (depth, _) = placeInDisc(middle) else { continue }
        let c = bitmap.channels(x, y) / 255
        let (across, down) = (x % 2 == 0 ? c.x : 1 - c.x, y % 2 == 0 ? c.y : 1 - c.y)
        looks.append((depth * Double(scale), hypot(across, down)))
      }
    }
    return looks
  }

  /// A disc of 100 pt in the middle.
  static let disc = Glass.capsule(14, 14, 100, 100)

  static func placeInDisc(_ p: SIMD2<Double>) -> (depth: Double, normal: SIMD2<Double>)? {
    let offset = p - 64
    let r = (offset * offset).sum().squareRoot()
    return r > 1 && r < 50 ? (50 - r, offset / r) : nil
  }

  @Test(
    "Property 1: displacement follows the law, band by band", arguments: [0.0, 30, 45, 90, 200])
  func displacement(degrees: Double) {
    let shape = Self.disc.with { $0.transform = Self.turn(degrees, side: 128) }
    let looks = Self.looks(shape, Self.placeInDisc)
    var worst = 0.0
    // From where the outer band ends.
    for band in stride(from: 2.0, to: 24, by: 2) {
      let inside = looks.filter { $0.depth >= band && $0.depth < band + 2 }
      let squares = inside.reduce(0.0) {
        let off = $1.along - Self.law($1.depth, amount: 50, bevel: 20)
        return $0 + off * off + $1.across * $1.across
      }
      worst = max(worst, (squares / Double(inside.count)).squareRoot())
    }
    Property.expect(1, "displacement, worst rms of a band", worst, atMost: 0.5, unit: "px")
  }

  @Test("Property 1: the lens ends without a slope at depth H", arguments: [1, 2, 4])
  func endOfBevel(scale: Int) {
    let looks = Self.shortLooks(scale: scale)
    let bevel = 20 * Double(scale)
    func mean(_ from: Double, _ to: Double) -> Double {
      let inside = looks.filter { $0.depth >= bevel + from && $0.depth < bevel + to }
      return inside.reduce(0.0) { $0 + $1.length } / Double(inside.count)
    }
    let slope = (mean(-0.5, 0) - mean(0, 0.5)) / 0.5
    Property.expect(1, "slope at H at scale \(scale)", abs(slope), atMost: 0.02)
    Property.expect(1, "look beyond H", mean(0, 4), atMost: 0.001, unit: "px")
    // Not because there is no lens: a point before H it looks as far as the law says.
    let before = Double(scale)
    let wanted = -Self.law(bevel - before, amount: 50 * Double(scale), bevel: bevel)
    let got = mean(-before - 0.25, -before + 0.25)
    Property.expect(
      1, "look 1 pt before H, instead of \(wanted)", abs(got - wanted), atMost: 0.02, unit: "px")
  }

  @Test("Property 1: the kernel's own slope at depth H")
  func endOfKernel() {
    let lanes = Lanes()
    let step: Float = 0.05
    for i in 0..<64 {
      lanes.merged.d[i] = -18 - Float(i) * step
      lanes.merged.gx[i] = 1
      lanes.merged.gy[i] = 0
      lanes.amount[i] = 50
      lanes.bevel[i] = 20
    }
    pk_bend(
      lanes.merged, pk_run(x: 0, y: 0, step: 1, width: 64, rows: 1), lanes.amount, lanes.bevel,
      lanes.sampleX, lanes.sampleY)
    let (before, end) = (lanes.sampleX[39] - 39, lanes.sampleX[40] - 40)
    Property.expect(1, "slope up to H", Double(abs(end - before) / step), atMost: 0.02)
    #expect(lanes.sampleX[45] == 45)
  }

  /// The disc's normal points to all sides; a rectangle's is turned with it.
  @Test("Property 2: displacement is the same at 0°, 45° and 90°, and under rotation")
  func directions() {
    func residuals(_ looks: [Look], amount: Double, bevel: Double) -> [Double] {
      stride(from: 2.0, to: bevel + 2, by: 2).map { band in
        let inside = looks.filter { $0.depth >= band && $0.depth < band + 2 }
        return inside.reduce(0.0) {
          $0 + $1.along - Self.law($1.depth, amount: amount, bevel: bevel)
        } / Double(inside.count)
      }
    }
    func spread(_ profiles: [[Double]]) -> Double {
      profiles[0].indices.map { band in
        let values = profiles.map { $0[band] }
        return (values.max() ?? .infinity) - (values.min() ?? 0)
      }.max() ?? .infinity
    }
    let sectors = [0.0, 45, 90].map { degrees -> [Double] in
      let angle = degrees * .pi / 180
      let looks = Self.looks(Self.disc) { p in
        guard let found = Self.placeInDisc(p) else { return nil }
        return found.normal.x * cos(angle) + found.normal.y * sin(angle) > cos(.pi / 12)
          ? found : nil
      }
      return residuals(looks, amount: 50, bevel: 20)
    }
    Property.expect(2, "spread between 0°, 45° and 90°", spread(sectors), atMost: 0.3, unit: "px")
    let turned = [0.0, 30, 45, 90, 200].map { degrees -> [Double] in
      let shape = Glass.rectangle(CGRect(x: 14, y: 34, width: 100, height: 60), radius: 16)
        .with { $0.transform = Self.turn(degrees, side: 128) }
      let angle = degrees * .pi / 180
      let looks = Self.looks(shape) { p in
        let x = (p.x - 64) * cos(angle) + (p.y - 64) * sin(angle)
        let y = (p.y - 64) * cos(angle) - (p.x - 64) * sin(angle)
        guard abs(x) < 20, y > 0, y < 30 else { return nil }
        return (30 - y, SIMD2(-sin(angle), cos(angle)))
      }
      return residuals(looks, amount: 30, bevel: 15)
    }
    Property.expect(2, "spread under rotation", spread(turned), atMost: 0.3, unit: "px")
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
    Property.expect(
      3, "deviation \(deviation) px instead of \(wanted), off by", abs(deviation / wanted - 1),
      atMost: 0.05)
  }
}
