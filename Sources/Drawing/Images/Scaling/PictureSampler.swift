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
    let (a, b) = (Double(map.a), Double(map.b))
    let (maxX, maxY) = (bitmap.width - 1, bitmap.height - 1)
    let base = bitmap.base.assumingMemoryBound(to: UInt32.self)
    let stride = bitmap.bytesPerRow / 4
    for i in 0..<count {
      let column = Double(x + i) + 0.5
      let u = clamped(a * column + left - 0.5, maxX)
      let v = clamped(b * column + top - 0.5, maxY)
      let (px, py) = (Int(u), Int(v))
      // 1/256 of a pixel, as fine as the channels.
      let fx = UInt32((u - Double(px)) * 256)
      let fy = UInt32((v - Double(py)) * 256)
      let upper = base + py * stride
      let lower = py < maxY ? upper + stride : upper
      let next = px < maxX ? px + 1 : px
      let above = mix(upper[px], upper[next], fx)
      row[i] = fy == 0 ? above : mix(above, mix(lower[px], lower[next], fx), fy)
    }
  }

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
