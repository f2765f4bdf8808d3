import DisplayList
import Foundation

/// Whole areas of premultiplied pixels at once.
enum Pixels {
  static func copy(from: Canvas, to: Canvas, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      to.pixel(area.x, y).update(from: from.pixel(area.x, y), count: area.width)
    }
  }

  /// Keeps of what was painted since `before` as much as `amount` says.
  static func mix(_ canvas: Canvas, before: Canvas, _ amount: Mask, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      let (to, from) = (canvas.pixel(area.x, y), before.pixel(area.x, y))
      let row = amount.row(y) + area.x
      for i in 0..<area.width {
        let m = UInt32(row[i])
        if m == 255 { continue }
        to[i] = m == 0 ? from[i] : mix(from[i], to[i], m)
      }
    }
  }

  /// `a` + (`b` − `a`) · `m` / 255 in each channel, rounded.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ m: UInt32) -> UInt32 {
    let low: UInt32 = 0x00FF_00FF
    let n = 255 - m
    var even = (a & low) &* n &+ (b & low) &* m &+ 0x0080_0080
    even = (even &+ (even >> 8 & low)) >> 8 & low
    var odd = (a >> 8 & low) &* n &+ (b >> 8 & low) &* m &+ 0x0080_0080
    odd = (odd &+ (odd >> 8 & low)) & ~low
    return even | odd
  }

  /// Multiplies all channels by `amount`.
  static func multiply(_ canvas: Canvas, by amount: Mask, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      let (to, row) = (canvas.pixel(area.x, y), amount.row(y) + area.x)
      for i in 0..<area.width where to[i] != 0 && row[i] != 255 {
        to[i] = row[i] == 0 ? 0 : mix(0, to[i], UInt32(row[i]))
      }
    }
  }

  /// Multiplies the mask by the canvas' alpha.
  static func multiply(_ mask: Mask, byAlphaOf canvas: Canvas, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      let (to, from) = (mask.row(y) + area.x, canvas.pixel(area.x, y))
      for i in 0..<area.width { to[i] = product(to[i], UInt8(truncatingIfNeeded: from[i] >> 24)) }
    }
  }

  static func multiply(_ mask: Mask, by other: Mask, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      let (to, from) = (mask.row(y) + area.x, other.row(y) + area.x)
      for i in 0..<area.width { to[i] = product(to[i], from[i]) }
    }
  }

  /// `a` · `b` / 255, rounded.
  @inline(__always)
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let v = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (v + v >> 8) >> 8)
  }

  /// Takes over what `after` made of `before`, pixel by pixel.
  static func takeChanges(
    into canvas: Canvas, before: Canvas, after: Canvas, _ area: PixelRect
  ) {
    for y in area.y..<area.maxY {
      let to = canvas.pixel(area.x, y)
      let (old, new) = (before.pixel(area.x, y), after.pixel(area.x, y))
      for i in 0..<area.width where old[i] != new[i] { to[i] = new[i] }
    }
  }

  /// Darkens: each channel loses what both lack (Core Graphics' plus darker).
  static func plusDarker(_ canvas: Canvas, _ source: Canvas, _ area: PixelRect) {
    for y in area.y..<area.maxY {
      let (to, from) = (canvas.pixel(area.x, y), source.pixel(area.x, y))
      for i in 0..<area.width where from[i] != 0 {
        let (s, d) = (from[i], to[i])
        let (sa, da) = (Int(s >> 24), Int(d >> 24))
        let alpha = min(sa + da, 255)
        var result = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
          let lost = sa - Int(s >> shift & 255) + da - Int(d >> shift & 255)
          result |= UInt32(max(0, alpha - lost)) << shift
        }
        to[i] = result
      }
    }
  }
}
