import DisplayList
import Testing

@testable import X11Host

struct PixelFormatTests {
  @Test func theBitmapsOwnFormIsRecognised() throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 32, red: 0xFF0000, green: 0xFF00, blue: 0xFF))
    #expect(format.isBitmapFormat)
    #expect(format.pixel(0xFF12_3456) == 0x123456)
  }

  @Test(
    arguments: [
      (24, 0xFF0000, 0xFF00, 0xFF), (32, 0xFF, 0xFF00, 0xFF0000), (16, 0xF800, 0x7E0, 0x1F),
      (32, 0x3FF0_0000, 0xFFC00, 0x3FF),
    ] as [(Int, UInt32, UInt32, UInt32)])
  func otherFormsAreNot(bits: Int, red: UInt32, green: UInt32, blue: UInt32) throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: bits, red: red, green: green, blue: blue))
    #expect(!format.isBitmapFormat)
  }

  @Test func masksThatAreNoRunOfBitsAreRefused() {
    #expect(PixelFormat(bitsPerPixel: 32, red: 0, green: 0xFF00, blue: 0xFF) == nil)
    #expect(PixelFormat(bitsPerPixel: 32, red: 0xF0F000, green: 0xF00, blue: 0xFF) == nil)
    #expect(PixelFormat(bitsPerPixel: 8, red: 0xE0, green: 0x1C, blue: 0x3) == nil)
  }

  @Test(
    arguments: [
      (0xFFFF_FFFF, 0xFFFF), (0xFF00_0000, 0), (0xFFFF_0000, 0xF800), (0xFF04_0204, 0),
      (0xFF05_0305, 0x0821),
    ] as [(UInt32, UInt32)])
  func narrowChannelsRoundToNearest(pixel: UInt32, expected: UInt32) throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 16, red: 0xF800, green: 0x7E0, blue: 0x1F))
    #expect(format.pixel(pixel) == expected)
  }

  @Test func wideChannelsReachTheirEnds() throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 32, red: 0x3FF0_0000, green: 0xFFC00, blue: 0x3FF))
    #expect(format.pixel(0xFFFF_FFFF) == 0x3FFF_FFFF)
    #expect(format.pixel(0xFF00_0080) == 514)
  }

  @Test func rowsArePaddedToWords() throws {
    let format = try #require(
      PixelFormat(bitsPerPixel: 16, red: 0xF800, green: 0x7E0, blue: 0x1F))
    #expect([1, 2, 3].map(format.bytesPerRow) == [4, 4, 8])
  }
}
