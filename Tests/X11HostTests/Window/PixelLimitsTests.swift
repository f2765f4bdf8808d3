import Foundation
import Testing

@testable import X11Host

struct PixelLimitsTests {
  @Test(arguments: [
    (0, 0, 1, 1), (-5, 20, 1, 20), (65535, 65535, 32767, 2048), (100, 65535, 100, 32767),
    (8192, 8192, 8192, 8192),
  ])
  func sizesAreBroughtIntoRange(width: Int, height: Int, w: Int, h: Int) {
    #expect(PixelLimits.clamp(width: width, height: height) == (w, h))
  }

  @Test(
    arguments: [
      (CGFloat.nan, 100, 1, 1), (.infinity, 1, 1, 1), (10.1, 2, 21, 2), (-3, 1, 1, 1),
    ] as [(CGFloat, CGFloat, Int, Int)])
  func pointsBecomePixels(width: CGFloat, scale: CGFloat, w: Int, h: Int) {
    #expect(
      PixelLimits.pixels(of: CGSize(width: width, height: CGFloat(h) / scale), scale: scale)
        == (w, h))
  }

  @Test(
    arguments: [
      (0xFF12_3456, 0xFF12_3456), (0, 0), (0x8040_2010, 0x8080_4020), (0x01FF_FFFF, 0x01FF_FFFF),
    ] as [(UInt32, UInt32)])
  @MainActor func iconsHaveStraightAlpha(pixel: UInt32, expected: UInt32) {
    #expect(Window.straight(pixel) == expected)
  }
}
