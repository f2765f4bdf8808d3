import DisplayList
import Foundation

/// Scales premultiplied bitmaps with whole numbers only: the same bytes everywhere.
enum Resampling {
  enum Kernel { case nearest, linear, cubic }

  /// What one target pixel is made of along an axis.
  private struct Taps {
    /// The first source pixel of each target pixel.
    var starts: [Int32] = []
    /// `count` weights a target pixel, in 1/16384, together 1.
    var weights: [Int32] = []
    var count = 0
  }

  private static let one: Int32 = 1 << 14

  /// The part `source` of `bitmap` (pixels, may be fractional) stretched over `width` × `height`.
  static func scaled(
    _ bitmap: Bitmap, from source: CGRect, width: Int, height: Int, kernel: Kernel
  ) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    guard width > 0, height > 0, bitmap.width > 0, bitmap.height > 0 else { return result }
    if kernel == .nearest {
      nearest(bitmap, from: source, into: result)
      return result
    }
    let across = taps(
      from: source.minX, length: source.width, limit: bitmap.width, count: width, kernel)
    let down = taps(
      from: source.minY, length: source.height, limit: bitmap.height, count: height, kernel)
    // Only the rows that the second pass reads.
    let first = Int(down.starts.min() ?? 0)
    let last = Int(down.starts.max() ?? 0) + down.count
    let narrow = Bitmap(width: width, height: last - first)
    for y in 0..<narrow.height {
      scaleRow(bitmap.row(min(y + first, bitmap.height - 1)), into: narrow.row(y), across)
    }
    for y in 0..<height {
      scaleColumn(narrow, first: Int(down.starts[y]) - first, into: result.row(y), down, y)
    }
    return result
  }

  /// Half the size, rounded up; each pixel the mean of four.
  static func halved(_ bitmap: Bitmap) -> Bitmap {
    let result = Bitmap(width: (bitmap.width + 1) / 2, height: (bitmap.height + 1) / 2)
    let low: UInt32 = 0x00FF_00FF
    for y in 0..<result.height {
      let a = bitmap.row(2 * y)
      let b = bitmap.row(min(2 * y + 1, bitmap.height - 1))
      let row = result.row(y)
      for x in 0..<result.width {
        let (l, r) = (2 * x, min(2 * x + 1, bitmap.width - 1))
        let even = (a[l] & low) + (a[r] & low) + (b[l] & low) + (b[r] & low) + 0x0002_0002
        let odd =
          (a[l] >> 8 & low) + (a[r] >> 8 & low) + (b[l] >> 8 & low) + (b[r] >> 8 & low)
          + 0x0002_0002
        row[x] = (even >> 2 & low) | (odd >> 2 & low) << 8
      }
    }
    return result
  }

  private static func nearest(_ bitmap: Bitmap, from source: CGRect, into result: Bitmap) {
    func index(_ i: Int, _ start: CGFloat, _ length: CGFloat, _ count: Int, _ limit: Int) -> Int {
      let position = start + (CGFloat(i) + 0.5) * length / CGFloat(count)
      return min(max(Int(position.rounded(.down)), 0), limit - 1)
    }
    let columns = (0..<result.width).map {
      index($0, source.minX, source.width, result.width, bitmap.width)
    }
    for y in 0..<result.height {
      let from = bitmap.row(index(y, source.minY, source.height, result.height, bitmap.height))
      let to = result.row(y)
      for x in 0..<result.width { to[x] = from[columns[x]] }
    }
  }

  private static func taps(
    from start: CGFloat, length: CGFloat, limit: Int, count: Int, _ kernel: Kernel
  ) -> Taps {
    let ratio = Double(length) / Double(count)
    let stretch = max(ratio, 1)
    let support = (kernel == .cubic ? 2 : 1) * stretch
    var taps = Taps()
    taps.count = min(Int((2 * support).rounded(.up)) + 1, limit)
    for i in 0..<count {
      let center = Double(start) + (Double(i) + 0.5) * ratio
      let wanted = Int((center - support).rounded(.down))
      let first = min(max(wanted, 0), limit - taps.count)
      var weights = Array(repeating: 0.0, count: taps.count)
      // What lies outside is the pixel at the edge.
      for j in wanted...wanted + Int((2 * support).rounded(.up)) + 1 {
        let weight = value((Double(j) + 0.5 - center) / stretch, kernel)
        let index = min(max(j, 0), limit - 1) - first
        weights[min(max(index, 0), taps.count - 1)] += weight
      }
      let sum = weights.reduce(0, +)
      var whole = weights.map { Int32(($0 / sum * Double(one)).rounded()) }
      // The rest goes to the largest, so that flat areas stay flat.
      if let largest = whole.indices.max(by: { whole[$0] < whole[$1] }) {
        whole[largest] += one - whole.reduce(0, +)
      }
      taps.starts.append(Int32(first))
      taps.weights += whole
    }
    return taps
  }

  /// A tent, or Catmull and Rom's cubic.
  private static func value(_ x: Double, _ kernel: Kernel) -> Double {
    let x = abs(x)
    if kernel == .linear { return max(0, 1 - x) }
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }

  private static func scaleRow(
    _ from: UnsafeMutablePointer<UInt32>, into to: UnsafeMutablePointer<UInt32>, _ taps: Taps
  ) {
    let source = UnsafeRawPointer(from)
    let count = taps.count
    taps.weights.withUnsafeBufferPointer { weights in
      taps.starts.withUnsafeBufferPointer { starts in
        for x in 0..<starts.count {
          var sum = SIMD4<Int32>(repeating: one / 2)
          let first = Int(starts[x])
          for j in 0..<count {
            let pixel = source.loadUnaligned(
              fromByteOffset: (first + j) * 4, as: SIMD4<UInt8>.self)
            sum = sum &+ SIMD4<Int32>(truncatingIfNeeded: pixel) &* weights[x * count + j]
          }
          to[x] = pixel(sum)
        }
      }
    }
  }

  private static func scaleColumn(
    _ bitmap: Bitmap, first: Int, into to: UnsafeMutablePointer<UInt32>, _ taps: Taps, _ y: Int
  ) {
    let count = taps.count
    taps.weights.withUnsafeBufferPointer { weights in
      for x in 0..<bitmap.width {
        var sum = SIMD4<Int32>(repeating: one / 2)
        for j in 0..<count {
          let pixel = UnsafeRawPointer(bitmap.row(first + j)).loadUnaligned(
            fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
          sum = sum &+ SIMD4<Int32>(truncatingIfNeeded: pixel) &* weights[y * count + j]
        }
        to[x] = pixel(sum)
      }
    }
  }

  /// Brings a weighted sum back to a pixel; the cubic may overshoot, colour never exceeds alpha.
  @inline(__always)
  private static func pixel(_ sum: SIMD4<Int32>) -> UInt32 {
    var v = sum &>> 14
    v.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    v.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: v.w))
    let b = SIMD4<UInt32>(truncatingIfNeeded: v)
    return b.x | b.y << 8 | b.z << 16 | b.w << 24
  }
}
