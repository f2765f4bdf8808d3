import Dispatch
import Foundation

@inline(__always) func hash(_ x: Int32, _ y: Int32, _ z: Int32) -> Float {
  var h = UInt32(bitPattern: x) &* 0x8da6_b343
  h ^= UInt32(bitPattern: y) &* 0xd816_3841
  h ^= UInt32(bitPattern: z) &* 0xcb1a_b31f
  h ^= h >> 15
  h = h &* 0x2c1b_3c6d
  h ^= h >> 12
  h = h &* 0x297a_2d39
  h ^= h >> 15
  return Float(h >> 8) * (1 / 16_777_216)
}

/// Value noise in 0…1.
func noise(_ p: V) -> Float {
  let f = p.rounded(.down)
  let (x, y, z) = (Int32(f.x), Int32(f.y), Int32(f.z))
  let t = p - f
  let u = t * t * (3 - 2 * t)
  func row(_ dy: Int32, _ dz: Int32) -> Float {
    mix(hash(x, y &+ dy, z &+ dz), hash(x &+ 1, y &+ dy, z &+ dz), u.x)
  }
  return mix(mix(row(0, 0), row(1, 0), u.y), mix(row(0, 1), row(1, 1), u.y), u.z)
}

func fbm(_ p: V, _ octaves: Int) -> Float {
  var (sum, amplitude, q) = (Float(0), Float(0.5), p)
  for _ in 0..<octaves {
    sum += amplitude * noise(q)
    q = V(q.y * 1.6 + q.x * 1.2, q.y * 1.2 - q.x * 1.6, q.z * 2.03) + 17.3
    amplitude *= 0.5
  }
  return sum
}

/// Distance to the nearest of one random point per unit cell, with that cell's number.
func cells(_ p: V) -> (distance: Float, id: Float) {
  let f = p.rounded(.down)
  let (x, y, z) = (Int32(f.x), Int32(f.y), Int32(f.z))
  var best: (Float, Float) = (9, 0)
  for dx in Int32(-1)...1 {
    for dy in Int32(-1)...1 {
      for dz in Int32(-1)...1 {
        let (a, b, c) = (x &+ dx, y &+ dy, z &+ dz)
        let q =
          V(Float(a), Float(b), Float(c))
          + V(hash(a, b, c), hash(b, c, a &+ 7), hash(c, a &+ 3, b))
        let d = length(q - p)
        if d < best.0 { best = (d, hash(a &+ 11, b, c)) }
      }
    }
  }
  return best
}

struct Random {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }
  mutating func next() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var x = UInt32(truncatingIfNeeded: ((state >> 18) ^ state) >> 27)
    let r = UInt32(truncatingIfNeeded: state >> 59)
    x = (x >> r) | (x << ((~r &+ 1) & 31))
    return Float(x >> 8) * (1 / 16_777_216)
  }
}

/// A list without reference counts, for the inner loops.
func table<T>(_ list: [T]) -> UnsafeBufferPointer<T> {
  let memory = UnsafeMutableBufferPointer<T>.allocate(capacity: list.count)
  _ = memory.initialize(from: list)
  return UnsafeBufferPointer(memory)
}
