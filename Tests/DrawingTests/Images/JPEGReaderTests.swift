import CTurboJPEG
import DisplayList
import Foundation
import Testing

@testable import Drawing

@Suite struct JPEGReaderTests {
  /// A picture as a JPEG file of the best quality.
  private func encode(_ bitmap: Bitmap) throws -> [UInt8] {
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let status = tjCompress2(
      encoder, bitmap.base.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
      Int32(bitmap.bytesPerRow), Int32(bitmap.height), Int32(TJPF_BGRA.rawValue), &bytes, &count,
      Int32(TJSAMP_444.rawValue), 100, TJFLAG_ACCURATEDCT)
    let file = try #require(bytes)
    defer { tjFree(file) }
    try #require(status == 0)
    return Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }

  @Test func coloursComeBackOpaque() throws {
    let color: UInt32 = 0xFFD2_6414
    let file = try encode(PictureFixture.flat(color, width: 19, height: 7))
    let bitmap = try JPEGReader.read(Data(file), path: "x.jpg")
    #expect(bitmap.width == 19 && bitmap.height == 7)
    for (got, want) in zip(bitmap.rgba(9, 3), [0xD2, 0x64, 0x14, 255]) {
      #expect(abs(got - want) <= 1)
    }
  }

  @Test func aCutOffFileShowsWhatItHas() throws {
    let file = try encode(PictureFixture.pattern(width: 64, height: 64))
    let bitmap = try JPEGReader.read(Data(file.prefix(file.count * 2 / 3)), path: "x.jpg")
    #expect(bitmap.width == 64 && bitmap.height == 64)
  }

  @Test func aFileWithoutPictureIsDamaged() throws {
    let file = try encode(PictureFixture.pattern(width: 8, height: 8))
    #expect(throws: DrawingError.self) {
      try JPEGReader.read(Data(file.prefix(40)), path: "x.jpg")
    }
  }
}
