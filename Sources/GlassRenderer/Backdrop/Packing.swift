/// Four channels of a pixel in the 16-bit lanes of a 64-bit word: two multiplications mix a pixel.
enum Packing {
  static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  static let half: UInt64 = 0x0080_0080_0080_0080
  static let white: UInt64 = 0x00FF_00FF_00FF_00FF
  static let black: UInt64 = 0x00FF_0000_0000_0000

  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    let pairs = (wide & 0xFFFF) | ((wide & 0xFFFF_0000) << 16)
    return (pairs | (pairs << 8)) & mask
  }

  @inline(__always)
  static func pack(_ lanes: UInt64) -> UInt32 {
    let pairs = lanes | (lanes >> 8)
    return UInt32(truncatingIfNeeded: (pairs & 0xFFFF) | ((pairs >> 16) & 0xFFFF_0000))
  }

  /// `a` at weight 0, `b` at weight 256, rounded.
  @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64, _ weight: UInt64) -> UInt64 {
    ((a &* (256 &- weight) &+ b &* weight &+ half) >> 8) & mask
  }

  /// Rounds channels of 0 … 255 (B G R A) to lanes.
  @inline(__always)
  static func spread(_ c: SIMD4<Float>) -> UInt64 {
    // Adding 1.5 · 2²³ leaves the rounded integer in the low bits.
    let bits = unsafeBitCast(c + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    let low = UInt64(bits.x) | UInt64(bits.y) << 16
    return low | UInt64(bits.z) << 32 | UInt64(bits.w) << 48
  }
}

/// Rounds without a trap: the value must lie within ±2²².
@inline(__always)
func rounded(_ x: Float) -> Int32 {
  Int32(bitPattern: (x + 12_582_912).bitPattern) &- 0x4B40_0000
}
