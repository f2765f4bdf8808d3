import Foundation

/// Three box blurs in a row, close to a Gaussian, with any standard deviation.
///
/// Each box has a whole radius and fractional ends, so that a blur grows without steps (extended
/// box filter, Gwosdek et al. 2011). Sums are whole numbers: a pixel's result does not depend on
/// where a row begins.
struct BoxBlur {
  private static let passes = 3
  private static let one: UInt32 = 1 << 16

  let radius: Int
  /// Weights of a whole pixel and of the two at the ends, in 1/65536.
  private let weight: UInt32
  private let endWeight: UInt32

  /// - Parameter deviation: the Gaussian's, in pixels.
  init(deviation: Double) {
    guard deviation > 0.02 else {
      radius = -1
      weight = Self.one
      endWeight = 0
      return
    }
    let variance = deviation * deviation / Double(Self.passes)
    let r = max(0, ((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let end = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let length = 2 * r + 1 + 2 * end
    radius = Int(r)
    endWeight = UInt32((end / length * Double(Self.one)).rounded())
    weight = (Self.one - 2 * endWeight) / UInt32(2 * radius + 1)
  }

  /// How far a pixel's light is carried.
  var reach: Int { radius < 0 ? 0 : Self.passes * (radius + 1) }

  /// Blurs rows of `width` pixels of `channels` bytes, in place; outside is 0.
  func apply(
    to base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    scratch: ScratchPool
  ) {
    guard radius >= 0, width > 0, height > 0 else { return }
    scratch.withMemory(stride * height) { memory in
      let other = memory.assumingMemoryBound(to: UInt8.self)
      var (from, to) = (base, other)
      for _ in 0..<Self.passes {
        for y in 0..<height {
          if channels == 4 {
            blurRow4(from + y * stride, to + y * stride, count: width)
          } else {
            blurRow1(from + y * stride, to + y * stride, count: width)
          }
        }
        swap(&from, &to)
      }
      let bytes = width * channels
      scratch.withMemory(bytes * 8) { sums in
        for _ in 0..<Self.passes {
          blurColumns(
            from, to, bytes: bytes, height: height, stride: stride,
            sums: sums.assumingMemoryBound(to: UInt32.self))
          swap(&from, &to)
        }
      }
      // Six passes: the result is back in `base`.
    }
  }

  private func blurRow1(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let r = radius
    var sum: UInt32 = 0
    for i in 0..<min(r, count) { sum &+= UInt32(from[i]) }
    for i in 0..<count {
      if i + r < count { sum &+= UInt32(from[i + r]) }
      if i - r - 1 >= 0 { sum &-= UInt32(from[i - r - 1]) }
      let left = i - r - 1 >= 0 ? UInt32(from[i - r - 1]) : 0
      let right = i + r + 1 < count ? UInt32(from[i + r + 1]) : 0
      let value = sum &* weight &+ (left &+ right) &* endWeight &+ Self.one / 2
      to[i] = UInt8(truncatingIfNeeded: min(value >> 16, 255))
    }
  }

  private func blurRow4(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let r = radius
    let source = UnsafeRawPointer(from)
    func load(_ i: Int) -> SIMD4<UInt32> {
      SIMD4<UInt32>(
        truncatingIfNeeded: source.loadUnaligned(fromByteOffset: i * 4, as: SIMD4<UInt8>.self))
    }
    let (w, e) = (SIMD4<UInt32>(repeating: weight), SIMD4<UInt32>(repeating: endWeight))
    let half = SIMD4<UInt32>(repeating: Self.one / 2)
    let target = UnsafeMutableRawPointer(to)
    var sum = SIMD4<UInt32>(repeating: 0)
    for i in 0..<min(r, count) { sum = sum &+ load(i) }
    for i in 0..<count {
      var ends = SIMD4<UInt32>(repeating: 0)
      if i + r < count { sum = sum &+ load(i + r) }
      if i - r - 1 >= 0 {
        let left = load(i - r - 1)
        sum = sum &- left
        ends = left
      }
      if i + r + 1 < count { ends = ends &+ load(i + r + 1) }
      let value = (sum &* w &+ ends &* e &+ half) &>> 16
      target.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: value), toByteOffset: i * 4, as: SIMD4<UInt8>.self)
    }
  }

  /// - Parameter sums: room for `bytes` sums, then for a row of nothing.
  private func blurColumns(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, bytes: Int, height: Int,
    stride: Int, sums: UnsafeMutablePointer<UInt32>
  ) {
    let (w, e, half) = (weight, endWeight, Self.one / 2)
    sums.initialize(repeating: 0, count: 2 * bytes)
    let nothing = UnsafeRawPointer(sums + bytes).assumingMemoryBound(to: UInt8.self)
    func row(_ y: Int) -> UnsafePointer<UInt8> {
      y >= 0 && y < height ? from + y * stride : nothing
    }
    for y in 0..<min(radius, height) {
      let source = row(y)
      for i in 0..<bytes { sums[i] &+= UInt32(source[i]) }
    }
    for y in 0..<height {
      let (enter, leave, next) = (row(y + radius), row(y - radius - 1), row(y + radius + 1))
      let target = to + y * stride
      for i in 0..<bytes {
        let left = UInt32(leave[i])
        let sum = sums[i] &+ UInt32(enter[i]) &- left
        sums[i] = sum
        let value = sum &* w &+ (left &+ UInt32(next[i])) &* e &+ half
        target[i] = UInt8(truncatingIfNeeded: value &>> 16)
      }
    }
  }
}
