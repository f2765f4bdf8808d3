import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Property 14: scrolling")
struct ScrollingTests {
  /// Rows of marks like words, light and dark, moved by whole pixels.
  static func page(_ size: Int, scale: Int, by k: Int) -> Bitmap {
    Bitmap.filled(size, size) { x, y in
      let (u, v) = ((x - k) / scale, (y - k) / scale)
      var hash = UInt32(truncatingIfNeeded: u / 3 &* 73_856_093 ^ v / 13 &* 19_349_663)
      hash = (hash ^ (hash >> 13)) &* 1_274_126_177
      let isInk = v % 13 > 3 && (hash >> 7) % 3 == 0 && (u + v) % 3 > 0
      return isInk ? 0xFF20_2830 : 0xFFF4_F0E8
    }
  }

  /// Glass and content moved together by 0 to 3 pixels are the same picture, moved.
  ///
  /// What differs comes from where the grids lie, at the rim as in the body, and would be seen as
  /// shimmer. Half as much again as the property allows the face: the outer band is blurred half as
  /// far as the grid is made for.
  @Test(
    "Property 14: nothing shows where the grids lie, lens and rim included", arguments: [1, 2],
    [40.0, 64, 120, 160])
  func phases(scale: Int, side: Double) {
    let size = 260 * scale
    func picture(_ k: Int) -> Bitmap {
      let bitmap = Self.page(size, scale: scale, by: k)
      let shift = CGFloat(k) / CGFloat(scale)
      let glass = Glass.rectangle(
        CGRect(x: 30 + shift, y: 40 + shift, width: 200, height: CGFloat(side)), radius: 20)
      GlassRenderer().draw(
        Glass.group([glass]), into: bitmap, scale: CGFloat(scale), transform: .identity,
        clip: bitmap.bounds)
      return bitmap
    }
    let first = picture(0)
    for k in 1...3 {
      let moved = picture(k)
      var (squares, count) = (0.0, 0.0)
      for y in 40 * scale..<Int(40 + side) * scale {
        for x in 30 * scale..<230 * scale {
          let d = moved.channels(x + k, y + k) - first.channels(x, y)
          squares += (d.x * d.x + d.y * d.y + d.z * d.z) / 3
          count += 1
        }
      }
      Property.expect(
        14, "rms of a move by \(k) px, \(side) pt of glass at scale \(scale)",
        (squares / count).squareRoot(), atMost: 1.5, unit: "/255")
    }
  }
}
