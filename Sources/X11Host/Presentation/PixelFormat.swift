import DisplayList

/// How a screen stores a colour: where each channel lies in a pixel, and how wide it is.
struct PixelFormat: Hashable, Sendable {
  /// One channel's place in a pixel.
  struct Channel: Hashable, Sendable {
    var shift: UInt32
    var width: UInt32

    init?(mask: UInt32) {
      guard mask != 0 else { return nil }
      shift = UInt32(mask.trailingZeroBitCount)
      width = UInt32(mask.nonzeroBitCount)
      guard mask >> shift == (width == 32 ? .max : (1 << width) - 1) else { return nil }
    }

    /// An 8-bit value in this channel, rounded to nearest where it is narrower and spread over the
    /// whole range where it is wider.
    func place(_ value: UInt32) -> UInt32 {
      let top: UInt32 = width >= 16 ? 65535 : (1 << width) - 1
      return ((value * top + 127) / 255) << shift
    }
  }

  /// Bits a pixel takes in memory: 16 or 32.
  let bitsPerPixel: Int
  let red: Channel
  let green: Channel
  let blue: Channel

  /// Nil for masks that are no run of bits, and for pixels that are not whole 16-bit words.
  ///
  /// Where a server stores 24 bits a pixel, Xlib repacks 32-bit pixels on the way.
  init?(bitsPerPixel: Int, red: UInt32, green: UInt32, blue: UInt32) {
    guard let red = Channel(mask: red), let green = Channel(mask: green),
      let blue = Channel(mask: blue), [16, 24, 32].contains(bitsPerPixel)
    else { return nil }
    self.bitsPerPixel = bitsPerPixel == 16 ? 16 : 32
    self.red = red
    self.green = green
    self.blue = blue
    isServerFormat = bitsPerPixel != 24
  }

  /// Whether the server keeps pixels in this very form, so that shared memory can be used.
  let isServerFormat: Bool

  /// Whether a bitmap's own pixels are of this form.
  var isBitmapFormat: Bool {
    bitsPerPixel == 32 && isServerFormat && red == Channel(mask: 0xFF0000)
      && green == Channel(mask: 0xFF00) && blue == Channel(mask: 0xFF)
  }

  /// Bytes of a row of `width` pixels, padded to 32 bits as X wants it.
  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel / 8 + 3) & ~3 }

  /// Writes the pixels of `rect` in this form, row by row, `bytesPerRow(width:)` apart.
  func convert(_ bitmap: Bitmap, _ rect: PixelRect, into target: UnsafeMutableRawPointer) {
    let stride = bytesPerRow(width: rect.width)
    for y in 0..<rect.height {
      let source = bitmap.row(rect.y + y) + rect.x
      let row = target + y * stride
      if bitsPerPixel == 16 {
        let words = row.assumingMemoryBound(to: UInt16.self)
        for x in 0..<rect.width { words[x] = UInt16(truncatingIfNeeded: pixel(source[x])) }
      } else {
        let words = row.assumingMemoryBound(to: UInt32.self)
        for x in 0..<rect.width { words[x] = pixel(source[x]) }
      }
    }
  }

  /// One opaque pixel, from 0xAARRGGBB.
  func pixel(_ argb: UInt32) -> UInt32 {
    red.place(argb >> 16 & 0xFF) | green.place(argb >> 8 & 0xFF) | blue.place(argb & 0xFF)
  }
}
