import DisplayList
import Foundation
import Geometry

/// Reads a bitmap through any affine map, at the centres of the window's pixels.
struct PictureSampler {
  let bitmap: Bitmap
  /// From the window's pixels to the bitmap's.
  let map: CGAffineTransform
  let isSmooth: Bool

  /// Writes all pixels of the canvas; beyond its edges the bitmap's outermost pixels go on.
  func fill(_ canvas: Canvas) {
    let rect = canvas.rect
    for y in rect.y..<rect.maxY {
      let row = canvas.pixel(rect.x, y)
      let level = Double(y) + 0.5
      let left = Double(map.c) * level + Double(map.tx)
      let top = Double(map.d) * level + Double(map.ty)
      if isSmooth {
        smooth(row, x: rect.x, count: rect.width, left: left, top: top)
      } else {
        nearest(row, x: rect.x, count: rect.width, left: left, top: top)
      }
    }
  }

  private func nearest(
    _ row: UnsafeMutablePointer<UInt32>, x: Int, count: Int, left: Double, top: Double
  ) {
    let (a, b) = (Double(map.a), Double(map.b))
    for i in 0..<count {
      let column = Double(x + i) + 0.5
      let u = clamped(a * column + left, bitmap.width - 1)
      let v = clamped(b * column + top, bitmap.height - 1)
      row[i] = bitmap.row(Int(v))[Int(u)]
    }
  }

  private func smooth(
    _ row: UnsafeMutablePointer<UInt32>, x: Int, count: Int, left: Double, top: Double
  ) {
    // Fixed point with 32 binary places, counted from the window's first column, so that a pixel
    // comes out the same wherever the row begins.
    let one = 4_294_967_296.0
    let (stepU, stepV) = (whole(Double(map.a) * one), whole(Double(map.b) * one))
    var u = whole((Double(map.a) * 0.5 + left - 0.5) * one) &+ stepU &* x
    var v = whole((Double(map.b) * 0.5 + top - 0.5) * one) &+ stepV &* x
    let (maxX, maxY) = (bitmap.width - 1, bitmap.height - 1)
    let (limitU, limitV) = (maxX << 32, maxY << 32)
    let base = bitmap.base.assumingMemoryBound(to: UInt32.self)
    let stride = bitmap.bytesPerRow / 4
    for i in 0..<count {
      let (cu, cv) = (min(max(u, 0), limitU), min(max(v, 0), limitV))
      u &+= stepU
      v &+= stepV
      let (px, py) = (cu &>> 32, cv &>> 32)
      // 1/256 of a pixel, as fine as the channels.
      let fx = UInt32(truncatingIfNeeded: cu &>> 24) & 255
      let fy = UInt32(truncatingIfNeeded: cv &>> 24) & 255
      let upper = base + (py &* stride &+ px)
      let right = px < maxX ? 1 : 0
      let lower = py < maxY ? upper + stride : upper
      row[i] = mix(mix(upper[0], upper[right], fx), mix(lower[0], lower[right], fx), fy)
    }
  }

  /// A number as whole as fits: far beyond any picture the edge goes on anyway.
  private func whole(_ v: Double) -> Int { v.isFinite ? Int(min(max(v, -1e17), 1e17)) : 0 }

  @inline(__always)
  private func clamped(_ v: Double, _ limit: Int) -> Double { min(max(v, 0), Double(limit)) }

  /// `a` + (`b` − `a`) · `f` / 256 in each channel, rounded.
  @inline(__always)
  private func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let low: UInt32 = 0x00FF_00FF
    let g = 256 &- f
    let even = ((a & low) &* g &+ (b & low) &* f &+ 0x0080_0080) >> 8 & low
    let odd = ((a >> 8 & low) &* g &+ (b >> 8 & low) &* f &+ 0x0080_0080) & ~low
    return even | odd
  }
}
