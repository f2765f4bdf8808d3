import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

/// Pictures of every kind of glass, to look at.
///
/// With `GLASSPREVIEW_SCENES` set to a folder, the scene tests write their pictures there.
struct Scene: Sendable, CustomTestStringConvertible {
  var name: String
  var width: Double
  var height: Double
  var scale: Double
  var backdrop: @Sendable (_ x: Double, _ y: Double) -> RGBA
  var groups: [GlassGroup]

  var testDescription: String { name }

  func render() -> Bitmap {
    let (pixelsWide, pixelsHigh) = (Int(width * scale), Int(height * scale))
    let bitmap = Bitmap.filled(pixelsWide, pixelsHigh) { x, y in
      let c = backdrop((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
      func byte(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
      return 0xFF00_0000 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
    }
    let renderer = GlassRenderer()
    for group in groups {
      renderer.draw(
        group, into: bitmap, scale: scale, transform: .identity, clip: bitmap.bounds)
    }
    return bitmap
  }

  static func write(_ bitmap: Bitmap, to path: String) throws {
    var bytes = [UInt8]("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let c = bitmap.row(y)[x]
        bytes += [UInt8((c >> 16) & 255), UInt8((c >> 8) & 255), UInt8(c & 255)]
      }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}

/// Backdrops without a picture file.
enum Backdrops {
  /// Large soft petals with bright edges, warm.
  @Sendable static func petals(_ x: Double, _ y: Double) -> RGBA {
    let (a, b) = (x * 0.021 + sin(y * 0.013) * 1.7, y * 0.024 + sin(x * 0.017) * 1.4)
    let fold = 0.5 + 0.5 * sin(a * 2.1 + sin(b * 1.7) * 1.3)
    let vein = pow(0.5 + 0.5 * sin(a * 5 + b * 3), 6)
    return RGBA(
      0.35 + 0.62 * fold, 0.03 + 0.30 * fold * fold + 0.35 * vein, 0.10 + 0.30 * fold + 0.25 * vein)
  }

  /// A façade of windows under a light sky.
  @Sendable static func facade(_ x: Double, _ y: Double) -> RGBA {
    let sky = 0.93 - y * 0.0004
    guard x > 90, x < 300 else { return RGBA(sky * 0.97, sky * 0.98, sky) }
    let lean = x + y * 0.06
    let (u, v) = (
      (lean / 17).truncatingRemainder(dividingBy: 1), (y / 11).truncatingRemainder(dividingBy: 1)
    )
    let window = u > 0.2 && v > 0.3
    let tone = window ? 0.18 + 0.12 * sin(floor(lean / 17) * 3 + floor(y / 11) * 7) : 0.74
    return RGBA(tone * 0.98, tone, tone * 1.02)
  }

  /// Lines of text on paper, with colour marks.
  @Sendable static func page(_ x: Double, _ y: Double) -> RGBA {
    let line = (y / 15).truncatingRemainder(dividingBy: 1)
    let word = sin(x * 0.31 + floor(y / 15) * 5) + sin(x * 0.9 + floor(y / 15))
    if line > 0.35, line < 0.75, word > -0.4 { return RGBA(0.12, 0.12, 0.14) }
    if sin(x * 0.02 + 1) * cos(y * 0.025) > 0.75 { return RGBA(0.2, 0.5, 1) }
    return RGBA(0.98, 0.98, 0.97)
  }

  @Sendable static func black(_ x: Double, _ y: Double) -> RGBA { .black }
  @Sendable static func white(_ x: Double, _ y: Double) -> RGBA { .white }
}
