import DisplayList
import Foundation

/// Fifty backdrops made by rule: flat greys and colours, ramps, stripes, boards, spots and noise.
enum AdaptiveBackdrop {
  static let count = 50
  static let size = (width: 190, height: 104)

  static func bitmap(_ index: Int) -> Bitmap {
    let step = Double(index % 10) / 9
    return Bitmap.filled(size.width, size.height) { x, y in
      let (u, v) = (Double(x) / Double(size.width - 1), Double(y) / Double(size.height - 1))
      switch index / 10 {
      case 0: return grey(step)
      case 1: return hue(step, u)
      case 2: return grey(step + (1 - 2 * step) * (index % 2 == 0 ? u : v))
      case 3:
        let side = 1 << (index % 10 / 2 + 1)
        return grey((x / side + (index % 2) * (y / side)) % 2 == 0 ? 0 : 1 - step / 3)
      default:
        let noise = Double((UInt32(x / 3) &* 73_856_093 ^ UInt32(y / 3) &* 19_349_663) >> 7 & 255)
        return rgb(
          step * u + (1 - step) * noise / 255, noise / 255 * v, (1 - step) * noise / 255)
      }
    }
  }

  private static func grey(_ y: Double) -> UInt32 { rgb(y, y, y) }

  private static func hue(_ h: Double, _ light: Double) -> UInt32 {
    func channel(_ shift: Double) -> Double { 0.5 + 0.5 * cos(2 * .pi * (h + shift)) }
    return rgb(channel(0) * light, channel(1.0 / 3) * light, channel(2.0 / 3) * light)
  }

  private static func rgb(_ r: Double, _ g: Double, _ b: Double) -> UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
    return 0xFF00_0000 | byte(r) << 16 | byte(g) << 8 | byte(b)
  }
}
