// Draws hero-pancakes.jpg: a path tracer for one still life, in one file without dependencies.
//
//   swiftc -Ounchecked -swift-version 5 Assets/Pictures/hero-pancakes.swift -o /tmp/hero-pancakes
//   /tmp/hero-pancakes Assets/Pictures/hero-pancakes.jpg              # about half an hour
//   /tmp/hero-pancakes preview.jpg --scale 0.25 --samples 16          # a look, within a minute
//
// Lengths are centimetres, y points up, colours are linear. The same call writes the same bytes.

import Dispatch
import Foundation

typealias V = SIMD3<Float>
@inline(__always) func dot(_ a: V, _ b: V) -> Float { (a * b).sum() }
@inline(__always) func length(_ a: V) -> Float { dot(a, a).squareRoot() }
@inline(__always) func normalize(_ a: V) -> V { a / max(length(a), 1e-12) }
@inline(__always) func cross(_ a: V, _ b: V) -> V {
  V(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
@inline(__always) func mix(_ a: V, _ b: V, _ t: Float) -> V { a + (b - a) * t }
@inline(__always) func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
@inline(__always) func clamp(_ x: Float, _ a: Float = 0, _ b: Float = 1) -> Float {
  min(max(x, a), b)
}
@inline(__always) func smooth(_ a: Float, _ b: Float, _ x: Float) -> Float {
  let t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}
@inline(__always) func smoothMin(_ a: Float, _ b: Float, _ k: Float) -> Float {
  let h = max(k - abs(a - b), 0) / k
  return min(a, b) - h * h * k * 0.25
}
@inline(__always) func xz(_ p: V) -> Float { (p.x * p.x + p.z * p.z).squareRoot() }

// MARK: Noise

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

// MARK: Things

enum Kind {
  case pancakes, syrup, butter, plate, bowl, jug, blueberry, strawberry, slice, raspberry, mint,
    cloth
}

struct Thing {
  var kind: Kind
  var center: V
  var radius: Float  // of the bounding sphere
  var size: Float = 1
  var seed: Float = 0
  var ax = V(1, 0, 0)
  var ay = V(0, 1, 0)
  var az = V(0, 0, 1)
  var bend: Float = 0

  init(_ kind: Kind, _ center: V, radius: Float, size: Float = 1, seed: Float = 0) {
    (self.kind, self.center, self.radius, self.size, self.seed) = (kind, center, radius, size, seed)
  }
  /// Turns the thing's own y axis to `up`, then around it by `turn` radians.
  func turned(up: V, _ turn: Float = 0) -> Thing {
    var t = self
    t.ay = normalize(up)
    let helper = abs(t.ay.x) < 0.9 ? V(1, 0, 0) : V(0, 0, 1)
    let side = normalize(cross(helper, t.ay))
    let front = cross(t.ay, side)
    t.ax = side * cos(turn) + front * sin(turn)
    t.az = cross(t.ax, t.ay)
    return t
  }
  func bent(_ b: Float) -> Thing {
    var t = self
    t.bend = b
    return t
  }
  @inline(__always) func local(_ d: V) -> V { V(dot(d, ax), dot(d, ay), dot(d, az)) }
  @inline(__always) func world(_ d: V) -> V { ax * d.x + ay * d.y + az * d.z }
}

// MARK: The stack

let pancakeCount = 7
let pancakeThickness: Float = 1.42
let pancakeBase: Float = 1.25
let stackTop = pancakeBase + Float(pancakeCount) * pancakeThickness
/// Centre and radius of each pancake.
nonisolated(unsafe) let pancakes = table(
  (0..<pancakeCount).map { i -> (x: Float, z: Float, r: Float, tilt: V) in
    let k = Int32(i)
    return (
      (hash(k, 3, 9) - 0.5) * 1.5, (hash(k, 5, 2) - 0.5) * 1.5,
      9.9 + hash(k, 8, 4) * 1.35 - Float(i) * 0.05,
      V((hash(k, 1, 1) - 0.5) * 0.024, 0, (hash(k, 2, 7) - 0.5) * 0.024)
    )
  })

func pancakeDistance(_ p: V, _ i: Int) -> Float {
  let c = pancakes[i]
  let q = V(p.x - c.x, 0, p.z - c.z)
  let r = xz(q)
  let y = p.y - pancakeBase - (Float(i) + 0.5) * pancakeThickness - q.x * c.tilt.x - q.z * c.tilt.z
  // A disc with a round edge, sagging a little toward its rim.
  let sag = 0.02 * max(r - 6.5, 0) * max(r - 6.5, 0) * (0.8 + 0.05 * Float(i))
  let yy = y + min(sag, 0.45)
  let half = pancakeThickness * 0.545
  let base = { (dx: Float, dy: Float) -> Float in
    min(max(dx, dy), 0) + (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
  }
  let round: Float = 0.7
  var d = base(r - c.r + round, abs(yy) - half + round) - round
  if d < 1.2 {
    // Wavy at the rim only: where pancakes touch they stay flat.
    let w = noise(V(p.x * 0.33, Float(i) * 7.1, p.z * 0.33)) - 0.5
    d = base(r - c.r - w * 1.2 + round, abs(yy) - half + round) - round
    let fine = noise(V(p.x * 1.7, p.y * 2.1 + Float(i) * 3, p.z * 1.7)) - 0.5
    d -= fine * 0.13 * smooth(6, 9.5, r)
    // The waves make the field steeper than a distance.
    d *= 0.75
  }
  return d
}

func pancakesDistance(_ p: V) -> Float {
  // Outside the cylinder around the stack its distance will do.
  let bound = max(xz(p) - 12.6, max(p.y - stackTop - 0.4, pancakeBase - 1 - p.y))
  if bound > 0.8 { return bound }
  let level = (p.y - pancakeBase) / pancakeThickness - 0.5
  let near = Int(clamp(level.rounded(), 0, Float(pancakeCount - 1)))
  var d: Float = 1e9
  for i in max(0, near - 1)...min(pancakeCount - 1, near + 1) { d = min(d, pancakeDistance(p, i)) }
  return d
}

/// Where syrup runs down: the direction from the middle, how far, how wide.
nonisolated(unsafe) let drips = table(
  [
    (1.05, 5.6, 0.62), (1.5, 8.6, 0.8), (1.86, 3.4, 0.5), (2.32, 7.2, 0.7), (2.9, 4.2, 0.55),
    (0.55, 7.9, 0.72), (0.1, 3.6, 0.5), (3.5, 6.6, 0.6), (5.4, 5.0, 0.6), (-0.35, 6.3, 0.6),
  ].map { (angle: Float, length: Float, width: Float) in
    (angle: angle, x: cos(angle), z: sin(angle), length: length, width: width)
  })

func syrupDistance(_ p: V) -> Float {
  let r = xz(p)
  let skin = pancakesDistance(p)
  let floor = p.y - plateHeight(r) - 0.17
  // Far away a bound is enough: syrup is nowhere thicker than half a centimetre.
  let bound = min(skin - 0.5, max(floor, r - 14.7)) - 0.3
  if bound > 0.4 { return bound }
  let top = pancakeDistance(p, pancakeCount - 1)
  // A film on the top pancake, wavy at its edge.
  let edge = 7.6 + 3.4 * noise(V(p.x * 0.28 + 40, 0, p.z * 0.28)) + 0.8 * noise(V(p.x, 5, p.z))
  var d = max(top - 0.2 - 0.1 * noise(V(p.x * 0.5, 9, p.z * 0.5)), r - edge)
  d = max(d, stackTop - 1.3 - p.y)
  // Runs down the side, each ending in a drop.
  if r > 7 {
    for drip in drips {
      guard p.x * drip.x + p.z * drip.z > 0 else { continue }
      let straight = -p.x * drip.z + p.z * drip.x
      guard abs(straight) < 2 else { continue }
      let along = straight + 0.25 * sin(p.y * 0.9 + drip.angle * 5)
      let bottom = stackTop - 0.6 - drip.length
      let y = clamp(p.y, bottom, stackTop - 0.4)
      let swell = drip.width * (0.72 + 0.42 * smooth(1.6, 0, p.y - bottom))
      let tube = (along * along + (p.y - y) * (p.y - y)).squareRoot() - swell
      d = smoothMin(d, max(tube, skin - 0.2 - 0.24 * clamp(-tube / swell)), 0.35)
    }
  }
  // A pool on the plate.
  let shore = 11.4 + 2.4 * noise(V(p.x * 0.3, 60, p.z * 0.3))
  return smoothMin(d, max(floor, max(r - shore, 8 - r)) - 0.05, 0.5)
}

// MARK: Plate, bowl, jug

@inline(__always) func plateHeight(_ r: Float) -> Float {
  r < 9.5 ? 1.05 : 1.05 + (r - 9.5) * (r - 9.5) * 0.052
}

@inline(__always) func segment(_ x: Float, _ y: Float, _ a: SIMD2<Float>, _ b: SIMD2<Float>)
  -> Float
{
  let (p, d) = (SIMD2(x, y) - a, b - a)
  let t = clamp((p * d).sum() / (d * d).sum())
  let e = p - d * t
  return (e * e).sum().squareRoot()
}

func plateDistance(_ p: V) -> Float {
  let r = xz(p)
  let wobble = 0.05 * noise(p * 0.8)
  var d = segment(r, p.y, SIMD2(0, 0.8), SIMD2(9.6, 0.8))
  d = min(d, segment(r, p.y, SIMD2(9.6, 0.8), SIMD2(12.2, 1.2)))
  d = min(d, segment(r, p.y, SIMD2(12.2, 1.2), SIMD2(14.4, 2.1)))
  d = min(d, segment(r, p.y, SIMD2(14.4, 2.1), SIMD2(15.2, 2.55)))
  return min(d - 0.26 + wobble, segment(r, p.y, SIMD2(8, 0.2), SIMD2(8, 0.8)) - 0.22)
}

func bowlDistance(_ p: V) -> Float {
  let d = abs(length(p - V(0, 6.4, 0)) - 6.2) - 0.24
  return min(max(d, p.y - 5.6), segment(xz(p), p.y, SIMD2(0, 0.3), SIMD2(3, 0.3)) - 0.28)
}

func jugDistance(_ p: V) -> Float {
  let y = clamp(p.y, 0.4, 13)
  let r = 3.1 + 1.5 * sin(y * 0.23 + 0.2) - 0.9 * smooth(7, 12, y) + 0.5 * smooth(11.5, 13, y)
  let lip = p.x > 0 ? 0.8 * smooth(10, 13, p.y) * max(0, p.x / max(xz(p), 0.1) - 0.6) * 2.4 : 0
  let wall = abs(xz(p) - r - lip) - 0.25
  let body = max(wall * 0.8, max(p.y - 13, 0.2 - p.y))
  let foot = max(xz(p) - 3.2, abs(p.y - 0.4) - 0.25)
  let q = V(p.x + 4.6, p.y - 7.4, p.z)
  let ring = ((q.x * q.x + q.y * q.y * 0.55).squareRoot() - 2.6)
  let handle = (ring * ring + q.z * q.z).squareRoot() - 0.5
  return min(min(body, foot), max(handle * 0.8, q.x - 0.6))
}

// MARK: Fruit and leaves

/// The radius of a strawberry of size 1 at height y in −1.25 (tip) … 0.95.
@inline(__always) func strawberryRadius(_ y: Float) -> Float {
  let t = clamp((y + 1.28) / 2.2)
  return (t * (2.06 - t * 1.18)).squareRoot() * 0.98 * (1 - 0.35 * smooth(0.78, 1, t))
}

/// About the distance to the fruit's skin; squares keep the slope finite at the tip.
@inline(__always) func strawberrySkin(_ p: V) -> Float {
  let r2 = p.x * p.x + p.z * p.z
  let body = strawberryRadius(p.y)
  return (r2 - body * body) / (4 * r2 + 1).squareRoot() * 0.85
}

/// Where the seeds sit: distance to the nearest one in its own rows, and that seed's number.
@inline(__always) func seedPattern(_ p: V) -> (d: Float, id: Float) {
  let row = (p.y * 3.4).rounded()
  let y = p.y * 3.4 - row
  let around = max(5, (strawberryRadius(p.y) * 15).rounded())
  var a = atan2(p.z, p.x) / (2 * .pi) * around + row * 0.5
  let n = a.rounded()
  a -= n
  let width = strawberryRadius(p.y) * 6.283 / around
  return (((y / 3.4) * (y / 3.4) * 0.62 + a * a * width * width).squareRoot(), n + row * 31)
}

func strawberryDistance(_ p: V) -> Float {
  var d = strawberrySkin(p)
  d = max(d, p.y - 0.86)
  d = max(d, -1.3 - p.y)
  if d < 0.2 {
    let s = seedPattern(p)
    d += 0.055 * smooth(0.15, 0.02, s.d) - 0.03 * smooth(0.055, 0.02, s.d)
  }
  return min(d, calyxDistance(p))
}

func calyxDistance(_ p: V) -> Float {
  let a = atan2(p.z, p.x)
  let sector = (a / (2 * .pi) * 8).rounded() * (2 * .pi) / 8
  let (c, s) = (cos(sector), sin(sector))
  let q = V(p.x * c + p.z * s, p.y, -p.x * s + p.z * c)
  let droop = 0.92 - 0.22 * q.x * q.x + 0.12 * sin(sector * 3 + 1) * q.x
  let width = 0.24 * smooth(1.15, 0.1, q.x) * smooth(-0.1, 0.3, q.x) + 0.02
  let leaf =
    max(abs(q.y - droop - q.z * q.z * 0.5) - 0.035, max(abs(q.z) - width, max(q.x - 1.1, -q.x)))
    * 0.7
  let stem = segment(xz(p), p.y, SIMD2(0, 0.85), SIMD2(0.06, 1.25)) - 0.07
  return min(leaf, stem)
}

/// Half a strawberry, cut along its axis; the cut looks along +z.
func sliceDistance(_ p: V) -> Float {
  let body = max(strawberrySkin(p), max(p.y - 0.8, -1.3 - p.y))
  return max(body, p.z - 0.02)
}

nonisolated(unsafe) let drupelets: UnsafeBufferPointer<V> = {
  var list: [V] = []
  for i in 0..<46 {
    let y = 1 - (Float(i) + 0.5) / 23.8
    let a = Float(i) * 2.399963
    let r = max(0, 1 - y * y).squareRoot()
    list.append(V(r * cos(a) * 0.72, y * 0.86, r * sin(a) * 0.72))
  }
  return table(list)
}()

func raspberryDistance(_ p: V) -> (d: Float, c: V) {
  var (best, center) = (Float(9), V())
  for c in drupelets {
    let e = p - c
    let d = dot(e, e)
    if d < best { (best, center) = (d, c) }
  }
  return (best.squareRoot() - 0.27, center)
}

/// A leaf from −1 to 1 along x, curled.
func mintHeight(_ p: V, _ bend: Float) -> Float {
  let vein = abs(p.z) + 0.36 * abs(fract(p.x * 4 + abs(p.z) * 3.2) - 0.5)
  return -bend * p.x * p.x + 0.32 * abs(p.z) - 0.3 * p.z * p.z * 1.4 + 0.055 * smooth(0, 0.25, vein)
}
@inline(__always) func fract(_ x: Float) -> Float { x - x.rounded(.down) }

func mintDistance(_ p: V, _ bend: Float) -> Float {
  let t = clamp((p.x + 1) / 2)
  var w = 0.62 * (t * (1 - t) * 4).squareRoot() * (1.12 - 0.5 * t)
  w += 0.03 * abs(fract(p.x * 8) - 0.5) - 0.02
  let outline = max(abs(p.z) - w, abs(p.x) - 1)
  let stem = segment(p.x, p.y, SIMD2(-1.35, 0.1), SIMD2(-0.9, -bend)) - 0.04
  return min(max(abs(p.y - mintHeight(p, bend)) - 0.03, outline) * 0.55, max(stem, abs(p.z) - 0.05))
}

func butterDistance(_ p: V) -> Float {
  let q = V(abs(p.x), abs(p.y), abs(p.z)) - V(1.45, 0.5, 1.35)
  let m = V(max(q.x, 0), max(q.y, 0), max(q.z, 0))
  let box = min(max(q.x, max(q.y, q.z)), 0) + length(m) - 0.16
  let melt =
    max(xz(V(p.x * 0.9, 0, p.z)) - 2.3 - 0.7 * noise(p * 1.1 + 3), abs(p.y + 0.62) - 0.1) - 0.06
  return smoothMin(box + 0.04 * noise(p * 3), melt * 0.7, 0.5)
}

func clothDistance(_ p: V) -> Float {
  let fold =
    0.16 * sin(p.x * 0.9 + 0.6 * sin(p.z * 0.35)) * noise(V(p.x * 0.2, 0, p.z * 0.2)) + 0.3
    * noise(V(p.x * 0.3, 4, p.z * 0.15))
  let q = V(abs(p.x) - 11, abs(p.y - 0.12 - fold) - 0.1, abs(p.z) - 7.5)
  let m = V(max(q.x, 0), max(q.y, 0), max(q.z, 0))
  return (min(max(q.x, max(q.y, q.z)), 0) + length(m) - 0.06) * 0.8
}

@inline(__always) func distance(_ t: Thing, _ p: V) -> Float {
  switch t.kind {
  case .pancakes: return pancakesDistance(p)
  case .syrup: return syrupDistance(p)
  case .butter: return butterDistance(p)
  case .plate: return plateDistance(p)
  case .bowl: return bowlDistance(p)
  case .jug: return jugDistance(p)
  case .blueberry: return length(p) - 1
  case .strawberry: return strawberryDistance(p)
  case .slice: return sliceDistance(p)
  case .raspberry: return raspberryDistance(p).d
  case .mint: return mintDistance(p, t.bend)
  case .cloth: return clothDistance(p)
  }
}

// MARK: The still life

let things: [Thing] = {
  var list: [Thing] = [
    Thing(.pancakes, V(0, 0, 0), radius: 17),
    Thing(.syrup, V(0, 0, 0), radius: 17.5),
    Thing(.plate, V(0, 0, 0), radius: 16.2),
    Thing(.butter, V(2.6, stackTop + 0.72, 4.1), radius: 3.6, size: 0.92).turned(
      up: V(0.06, 1, 0.08), 0.5),
    Thing(.cloth, V(15.5, 0, 13), radius: 14).turned(up: V(0, 1, 0), 0.62),
    Thing(.bowl, V(13.5, 0, -25), radius: 10.5, size: 1.18),
    Thing(.jug, V(-13.5, 0, -20), radius: 15, size: 1.05).turned(up: V(0, 1, 0), -0.5),
  ]
  func berry(_ x: Float, _ y: Float, _ z: Float, _ r: Float, _ seed: Float) {
    let up = V(hash(Int32(seed), 1, 2) - 0.5, 0.75, hash(Int32(seed), 4, 2) - 0.2)
    list.append(Thing(.blueberry, V(x, y, z), radius: r, size: r, seed: seed).turned(up: up, seed))
  }
  func strawberry(_ x: Float, _ y: Float, _ z: Float, _ r: Float, _ up: V, _ turn: Float) {
    list.append(
      Thing(.strawberry, V(x, y, z), radius: r * 1.5, size: r, seed: x + z).turned(up: up, turn))
  }
  func slice(_ x: Float, _ y: Float, _ z: Float, _ r: Float, _ up: V, _ turn: Float) {
    list.append(Thing(.slice, V(x, y, z), radius: r * 1.4, size: r, seed: x).turned(up: up, turn))
  }
  func raspberry(_ x: Float, _ y: Float, _ z: Float, _ r: Float, _ up: V) {
    list.append(Thing(.raspberry, V(x, y, z), radius: r * 1.2, size: r, seed: x).turned(up: up, x))
  }
  func mint(_ x: Float, _ y: Float, _ z: Float, _ r: Float, _ up: V, _ turn: Float, _ bend: Float) {
    list.append(
      Thing(.mint, V(x, y, z), radius: r * 1.7, size: r, seed: turn).turned(up: up, turn).bent(bend)
    )
  }
  let y = stackTop + 0.25
  // The crown of the stack.
  strawberry(-3.1, y + 1.75, -0.6, 1.85, V(0.5, 0.35, -0.75), 0.3)
  strawberry(0.5, y + 1.7, -2.9, 1.75, V(-0.2, -0.9, -0.25), 1.1)
  slice(-1.35, y + 1.3, 2.6, 1.75, V(-0.25, -0.92, -0.38), 0.25)
  slice(-4.9, y + 1.15, 3.1, 1.6, V(-0.75, -0.6, -0.35), 0.5)
  raspberry(0.9, y + 0.95, 0.4, 1.12, V(0.3, 1, 0.4))
  raspberry(3.9, y + 0.85, -0.6, 1.05, V(-0.4, 1, 0.6))
  raspberry(-5.9, y + 0.75, 0.2, 1.02, V(-0.6, 1, 0.4))
  for (i, p) in [
    V(1.1, 0.85, 2.4), V(-3.0, 0.85, 4.9), V(2.6, 0.85, 1.1), V(5.2, 0.75, 1.7), V(0.1, 0.8, 5.7),
    V(3.2, 0.8, -2.9), V(-0.9, 2.3, 0.9), V(1.9, 2.2, -0.6), V(5.4, 0.7, -2.5), V(-5.6, 0.7, 5.2),
    V(-0.9, 0.8, 4.5),
  ].enumerated() {
    berry(p.x, y + p.y, p.z, 0.8 + 0.16 * hash(Int32(i), 3, 3), Float(i + 1))
  }
  mint(-0.3, y + 3.75, -0.5, 1.75, V(0.3, 1, 0.5), 0.5, 0.35)
  mint(-1.7, y + 3.6, -1.2, 1.5, V(-0.35, 1, 0.4), 2.6, 0.4)
  mint(0.3, y + 3.8, -2.0, 1.3, V(0.3, 1, -0.3), -1.0, 0.35)
  // Fallen on the plate.
  for (i, p) in [
    V(11.9, 2.05, 6.2), V(12.6, 2.2, 3.9), V(-10.9, 2.0, 7.9), V(5.6, 2.0, 12.1),
    V(-3.4, 2.05, 12.8),
    V(7.3, 2.05, 11.5), V(-12.6, 2.1, 5.4),
  ].enumerated() {
    berry(p.x, p.y + 0.05, p.z, 0.82 + 0.16 * hash(Int32(i), 9, 1), Float(i + 30))
  }
  raspberry(9.7, 2.3, 8.9, 1.1, V(0.4, 0.8, 0.7))
  slice(-7.4, 2.75, 10.9, 1.7, V(-0.5, -0.75, -0.5), 0.35)
  strawberry(-12.4, 3.1, 2.2, 1.7, V(-0.7, 0.55, -0.3), 0.9)
  mint(-9.6, 2.6, 9.4, 1.5, V(-0.2, 1, 0.4), 0.6, 0.3)
  mint(8.6, 2.2, 10.9, 1.3, V(0.2, 1, 0.4), 2.4, 0.35)
  // On the table and the cloth.
  for (i, p) in [
    V(-15.8, 0.9, 14.6), V(-13.8, 0.85, 16.6), V(-8.2, 0.9, 19.4), V(3.2, 0.8, 18.9),
    V(16.6, 0.85, -7.5),
    V(-17.5, 0.9, -4.6), V(-6.6, 0.85, -18.2), V(4.2, 0.9, -20.2), V(1.9, 0.9, -17.9),
    V(-20.4, 0.9, 5.8),
    V(19.2, 0.9, -12.4), V(-1.2, 0.85, 20.6), V(8.6, 0.9, -30), V(-24, 0.9, -14),
  ].enumerated() {
    berry(p.x, p.y, p.z, 0.82 + 0.18 * hash(Int32(i), 5, 5), Float(i + 50))
  }
  strawberry(-12.2, 1.7, 18.6, 1.95, V(-0.75, 0.3, 0.5), 0.4)
  strawberry(14.8, 2.0, 12.6, 1.9, V(0.8, 0.4, 0.3), 0.8)
  strawberry(18.9, 1.7, -4.2, 1.9, V(0.7, 0.35, -0.5), 0.2)
  strawberry(-3.6, 1.7, -22, 2.0, V(0.6, 0.5, -0.5), 1.7)
  raspberry(-18.2, 1.0, 10.4, 1.12, V(0.4, 1, 0.4))
  raspberry(11.6, 1.35, 15.4, 1.12, V(0.3, 0.8, 0.7))
  mint(-15.6, 0.9, 17.8, 1.9, V(-0.2, 1, 0.3), 0.9, 0.25)
  mint(10.2, 1.2, 18.2, 1.8, V(0.15, 1, 0.3), 2.2, 0.3)
  mint(-20.6, 0.8, -1.4, 1.9, V(0.2, 1, 0.1), -0.4, 0.25)
  // A heap in the bowl.
  for i in 0..<34 {
    let k = Int32(i)
    let (a, r) = (Float(i) * 2.399963, (Float(i) / 34).squareRoot() * 5.6)
    let h = 7.9 - r * r * 0.052 + hash(k, 6, 6) * 0.5
    let c = V(13.5 + r * cos(a), h, -25 + r * sin(a))
    if i % 5 == 0 {
      strawberry(c.x, c.y + 0.4, c.z, 1.7, V(hash(k, 1, 3) - 0.5, 0.9, hash(k, 2, 4) - 0.8), a)
    } else if i % 3 == 0 {
      raspberry(c.x, c.y, c.z, 1.15, V(hash(k, 4, 3) - 0.5, 1, hash(k, 7, 4) - 0.2))
    } else {
      berry(c.x, c.y, c.z, 0.95, Float(i + 100))
    }
  }
  return list
}()

// MARK: Rays

struct Hit {
  var t: Float
  var thing: Int  // −1 is the table
  var p = V()
  var n = V()
}

/// Neighbouring things in the list with the sphere around them, so that most rays skip most things.
let groups: [(range: Range<Int>, center: V, radius: Float)] = stride(
  from: 0, to: things.count, by: 6
).map { start in
  let range = start..<min(start + 6, things.count)
  let center = range.reduce(V()) { $0 + things[$1].center } / Float(range.count)
  return (
    range, center, range.map { length(things[$0].center - center) + things[$0].radius }.max() ?? 0
  )
}

nonisolated(unsafe) let thingTable = table(things)
nonisolated(unsafe) let groupTable = table(groups)

/// The first thing between `near` and `far`; syrup is skipped when light passes it anyway.
func intersect(_ o: V, _ d: V, _ far: Float, skippingSyrup: Bool = false) -> Hit? {
  var best = Hit(t: far, thing: -2)
  if d.y < -1e-5 {
    let t = -o.y / d.y
    if t > 1e-3, t < best.t { best = Hit(t: t, thing: -1) }
  }
  for group in groupTable {
    let og = o - group.center
    let bg = dot(og, d)
    let reach = bg * bg - dot(og, og) + group.radius * group.radius
    if reach < 0 { continue }
    let rootg = reach.squareRoot()
    if rootg < bg || -bg - rootg > best.t { continue }
    for index in group.range {
      let thing = thingTable[index]
      if skippingSyrup, thing.kind == .syrup { continue }
      let oc = o - thing.center
      let b = dot(oc, d)
      let disc = b * b - dot(oc, oc) + thing.radius * thing.radius
      if disc < 0 { continue }
      let root = disc.squareRoot()
      let (enter, exit) = (-b - root, -b + root)
      if exit < 1e-3 || enter > best.t { continue }
      if thing.kind == .blueberry {
        let t = enter > 1e-3 ? enter : exit
        if enter > 1e-3, t < best.t { best = Hit(t: t, thing: index) }
        continue
      }
      let (lo, ld, scale) = (thing.local(oc) / thing.size, thing.local(d), thing.size)
      var t = max(enter, 0.002)
      let end = min(exit, best.t)
      for _ in 0..<140 {
        let s = distance(thing, lo + ld * (t / scale)) * scale
        if s < 0.0012 + t * 0.00003 {
          // A step too long ends inside: back out to the surface.
          var (depth, tries) = (s, 0)
          while depth < 0, tries < 6 {
            t = max(t + depth - 0.002, 0)
            depth = distance(thing, lo + ld * (t / scale)) * scale
            tries += 1
          }
          best = Hit(t: t, thing: index)
          break
        }
        t += max(s * 0.85, 0.002)
        if t > end { break }
      }
    }
  }
  guard best.thing > -2 else { return nil }
  best.p = o + d * best.t
  if best.thing == -1 {
    best.n = V(0, 1, 0)
  } else {
    let thing = thingTable[best.thing]
    let q = thing.local(best.p - thing.center) / thing.size
    if thing.kind == .blueberry {
      best.n = thing.world(normalize(q))
    } else {
      let h: Float = thing.kind == .strawberry || thing.kind == .mint ? 0.004 : 0.006
      var n = V()
      for k in [V(1, -1, -1), V(-1, -1, 1), V(-1, 1, -1), V(1, 1, 1)] {
        n += k * distance(thing, q + k * h)
      }
      best.n = thing.world(normalize(n))
    }
  }
  return best
}

// MARK: Surfaces

struct Surface {
  var color = V(repeating: 0.5)
  var roughness: Float = 0.5
  var reflectance: Float = 0.04
  /// Light that comes through from behind, as in leaves and berries.
  var glow: Float = 0
  var bump = V()
}

/// The slope of a height field, for bumps: `f` sampled around `p`.
func slope(_ p: V, _ h: Float, _ f: (V) -> Float) -> V {
  let c = f(p)
  return V(f(p + V(h, 0, 0)) - c, f(p + V(0, h, 0)) - c, f(p + V(0, 0, h)) - c) / h
}

func wood(_ p: V) -> (V, Float, V) {
  // Boards run across at a slant.
  let (c, s) = (cos(Float(0.42)), sin(Float(0.42)))
  let q = V(p.x * c + p.z * s, 0, -p.x * s + p.z * c)
  let board = (q.z / 9.5).rounded(.down)
  let inBoard = q.z / 9.5 - board
  let k = Int32(board)
  let shift = hash(k, 3, 1) * 80
  let ringsAt = { (x: V) -> Float in
    let warp = fbm(V(x.x * 0.035 + shift, 0, x.z * 0.2), 3) * 9
    let knot = V(x.x * 0.06 + shift, 0, (x.z - board * 9.5) * 0.22)
    let k = cells(V(knot.x, 3.5, knot.z * 0.6))
    return (x.z * 0.55 + warp + 2.2 / (0.22 + k.distance * 2.4))
  }
  let rings = fract(ringsAt(q))
  let line = smooth(0, 0.7, rings) * smooth(1, 0.82, rings)
  let fiber =
    noise(V(q.x * 0.7 + shift, 1, q.z * 17)) * 0.6 + noise(V(q.x * 2.6, 2, q.z * 38)) * 0.4
  let tone = hash(k, 7, 7)
  var color = mix(
    V(0.30, 0.145, 0.062), V(0.115, 0.048, 0.02), clamp(line * 0.75 + (fiber - 0.5) * 0.8))
  color *= 0.72 + tone * 0.55
  color = mix(
    color, color * V(0.62, 0.55, 0.5), smooth(0.5, 0.75, fbm(V(p.x * 0.11, 8, p.z * 0.11), 3)))
  let gap = smooth(0.012, 0.004, min(inBoard, 1 - inBoard))
  color *= 1 - 0.92 * gap
  let scratch = smooth(0.66, 0.8, noise(V(q.x * 0.35 + 50, 4, q.z * 6.5)))
  color = mix(color, color * 1.5, scratch * 0.35)
  let bump =
    V(0, 0, 0)
    + slope(q, 0.02) { x in
      0.05 * noise(V(x.x * 0.7 + shift, 1, x.z * 17)) + 0.02 * noise(V(x.x * 2.6, 2, x.z * 38))
    }
  let world = V(bump.x * c - bump.z * s, 0, bump.x * s + bump.z * c)
  return (color, 0.34 + 0.3 * fiber, world)
}

func pancakeSurface(_ p: V, _ n: V) -> Surface {
  let level = (p.y - pancakeBase) / pancakeThickness
  let i = Int(clamp(level.rounded(.down), 0, Float(pancakeCount - 1)))
  let c = pancakes[i]
  let r = xz(V(p.x - c.x, 0, p.z - c.z)) / c.r
  let q = p + V(Float(i) * 13, 0, Float(i) * 7)
  let face = smooth(0.42, 0.8, abs(n.y))
  let mottle = fbm(V(q.x * 0.5, Float(i), q.z * 0.5), 4)
  let lace = abs(fbm(V(q.x * 1.15, 4, q.z * 1.15), 3) - 0.44) * 5
  var brown = mix(V(0.56, 0.27, 0.075), V(0.27, 0.095, 0.022), smooth(0.36, 0.62, mottle))
  brown = mix(V(0.74, 0.44, 0.16), brown, smooth(0.03, 0.5, lace))
  brown = mix(brown, V(0.80, 0.54, 0.22), smooth(0.86, 0.97, r + 0.1 * (mottle - 0.5)))
  let pores = cells(V(q.x * 1.9, q.y * 2.6, q.z * 1.9))
  let small = cells(q * 4.3)
  var crumb = mix(V(0.83, 0.52, 0.21), V(0.92, 0.70, 0.40), noise(q * 1.3))
  crumb = mix(
    crumb, V(0.62, 0.36, 0.12),
    0.55 * smooth(0.36, 0.12, pores.distance) + 0.3 * smooth(0.32, 0.1, small.distance))
  // The edge browns toward both faces.
  let height = abs(level - Float(i) - 0.5) * 2
  crumb = mix(crumb, V(0.50, 0.22, 0.055), smooth(0.22, 0.85, height + 0.5 * (mottle - 0.45)))
  var s = Surface()
  s.color = mix(crumb, brown, face)
  // Sugar lies on what faces up.
  let sugar =
    smooth(0.56, 0.7, noise(q * 7.5) * 0.55 + noise(q * 19) * 0.45) * smooth(0.35, 0.9, n.y)
  s.color = mix(
    s.color, V(0.92, 0.9, 0.87),
    sugar * 0.5 * smooth(0.2, 0.55, fbm(V(p.x * 0.25, 1, p.z * 0.25), 2) + 0.1))
  s.roughness = 0.55
  s.reflectance = 0.03
  s.glow = 0.1
  s.bump = slope(q, 0.03) { x in
    let a = smooth(0.36, 0.1, cells(V(x.x * 1.9, x.y * 2.6, x.z * 1.9)).distance)
    let b = smooth(0.3, 0.1, cells(x * 4.3).distance)
    return mix(-0.16 * a - 0.05 * b, 0.03 * fbm(x * 1.9, 3), face) + 0.025 * noise(x * 11)
  }
  return s
}

func surface(_ hit: Hit) -> Surface {
  var s = Surface()
  if hit.thing == -1 {
    let (color, rough, bump) = wood(hit.p)
    (s.color, s.roughness, s.bump, s.reflectance) = (color, rough, bump, 0.04)
    return s
  }
  let thing = thingTable[hit.thing]
  let p = thing.local(hit.p - thing.center) / thing.size
  let n = thing.local(hit.n)
  switch thing.kind {
  case .pancakes: return pancakeSurface(p, n)
  case .syrup: (s.color, s.roughness, s.reflectance) = (V(0.9, 0.45, 0.1), 0.03, 0.045)
  case .butter:
    s.color = mix(V(0.96, 0.80, 0.36), V(0.99, 0.88, 0.52), noise(p * 2))
    (s.roughness, s.reflectance, s.glow) = (0.24, 0.045, 0.3)
    s.bump = slope(p, 0.02) { 0.05 * noise($0 * 5) + 0.014 * noise($0 * 16) }
  case .plate, .bowl:
    // A reactive glaze: teal, breaking to rust where it runs thin.
    let r = thing.kind == .plate ? xz(p) / 15.3 : clamp((p.y + 0.5) / 6.2)
    let flow = fbm(V(p.x, p.y * 2, p.z) * 0.45, 4)
    s.color = mix(V(0.035, 0.15, 0.175), V(0.12, 0.33, 0.34), smooth(0.3, 0.65, flow))
    s.color = mix(s.color, V(0.30, 0.14, 0.055), smooth(0.94, 1.0, r + 0.06 * (flow - 0.5)))
    let speck = cells(p * 2.1)
    s.color *= 1 - 0.75 * smooth(0.2, 0.08, speck.distance) * (speck.id > 0.45 ? 1 : 0)
    (s.roughness, s.reflectance) = (0.09, 0.05)
    s.bump = slope(p, 0.05) { 0.04 * noise($0 * 1.4) }
  case .jug:
    s.color = mix(V(0.80, 0.76, 0.68), V(0.70, 0.64, 0.54), fbm(p * 0.9, 3))
    let speck = cells(p * 2.4)
    s.color *= 1 - 0.7 * smooth(0.17, 0.07, speck.distance) * (speck.id > 0.5 ? 1 : 0)
    if p.y < 4.2 + 0.2 * noise(p) { s.color = V(0.36, 0.2, 0.1) * (0.7 + 0.5 * noise(p * 5)) }
    (s.roughness, s.reflectance) = (0.12, 0.05)
  case .blueberry:
    let top = acos(clamp(p.y, -1, 1))
    let bloom = fbm(p * 2.2 + thing.seed * 3, 4)
    s.color = mix(V(0.014, 0.02, 0.075), V(0.16, 0.22, 0.40), smooth(0.3, 0.66, bloom) * 0.75)
    s.color = mix(s.color, V(0.09, 0.02, 0.07), smooth(0.6, 0.8, noise(p * 1.3 + thing.seed)) * 0.4)
    let star = 0.27 + 0.11 * cos(atan2(p.z, p.x) * 5)
    s.color *= mix(1, 0.22, smooth(star, star - 0.08, top))
    s.color = mix(s.color, V(0.13, 0.15, 0.2), smooth(0.05, 0, abs(top - star - 0.03)) * 0.6)
    (s.roughness, s.reflectance, s.glow) = (0.32 + 0.25 * bloom, 0.04, 0.05)
    s.bump = slope(p, 0.01) { x in
      let t = acos(clamp(normalize(x).y, -1, 1))
      let e = 0.27 + 0.11 * cos(atan2(x.z, x.x) * 5)
      return 0.16 * smooth(e - 0.12, e + 0.02, t) * smooth(e + 0.16, e, t) * 1.4 + 0.02
        * noise(x * 5)
    }
  case .strawberry:
    if p.y > 0.7, calyxDistance(p) < strawberryBody(p) {
      s.color = mix(V(0.10, 0.26, 0.03), V(0.25, 0.42, 0.08), noise(p * 5))
      (s.roughness, s.glow) = (0.45, 0.3)
      return s
    }
    let seed = seedPattern(p)
    s.color = mix(V(0.56, 0.012, 0.014), V(0.68, 0.035, 0.02), noise(p * 3))
    s.color = mix(s.color, V(0.78, 0.40, 0.26), smooth(0.5, 0.95, p.y) * 0.7)
    s.color *= 1 - 0.4 * smooth(0.16, 0.06, seed.d)
    s.color = mix(s.color, V(0.80, 0.52, 0.14), smooth(0.075, 0.045, seed.d))
    (s.roughness, s.reflectance, s.glow) = (0.16, 0.05, 0.14)
    s.bump = slope(p, 0.01) { 0.03 * noise($0 * 9) }
  case .slice:
    if p.z > -0.06 {
      let r = length(V(p.x * 1.12, (p.y + 0.12) * 0.9, 0))
      let ray = noise(V(atan2(p.x, p.y + 0.3) * 7, r * 0.8, 2))
      s.color = mix(
        V(0.93, 0.55, 0.42), V(0.80, 0.10, 0.06), smooth(0.1, 0.85, r + 0.35 * (ray - 0.5)))
      s.color = mix(
        s.color, V(0.97, 0.80, 0.66),
        smooth(0.22, 0.05, abs(p.x) + 0.06 * p.y * p.y) * smooth(-0.75, 0, p.y) * 0.8)
      s.color = mix(
        s.color, V(0.58, 0.015, 0.014), smooth(0.1, 0.02, strawberryRadius(p.y) - abs(p.x)))
      (s.roughness, s.reflectance, s.glow) = (0.12, 0.05, 0.25)
      s.bump = slope(p, 0.02) { 0.05 * noise($0 * 7) + 0.02 * noise($0 * 22) }
    } else {
      let seed = seedPattern(p)
      s.color = mix(V(0.60, 0.014, 0.014), V(0.80, 0.52, 0.14), smooth(0.07, 0.04, seed.d))
      (s.roughness, s.glow) = (0.16, 0.14)
    }
  case .raspberry:
    let (_, c) = raspberryDistance(p)
    let local = p - c
    let out = normalize(c + V(0, 0.001, 0))
    s.color = mix(V(0.30, 0.006, 0.03), V(0.70, 0.04, 0.085), smooth(-0.05, 0.27, dot(local, out)))
    s.color = mix(s.color, V(0.8, 0.35, 0.38), 0.12 * noise(p * 12))
    (s.roughness, s.reflectance, s.glow) = (0.2, 0.045, 0.28)
    if p.y > 0.84 { s.color *= 0.35 }
  case .mint:
    let vein = min(abs(p.z) * 2, 0.36 * abs(fract(p.x * 4 + abs(p.z) * 3.2) - 0.5) * 2 + 0.04)
    s.color = mix(
      V(0.055, 0.21, 0.03), V(0.16, 0.40, 0.07), smooth(0.1, 0, vein) * 0.8 + 0.3 * noise(p * 4))
    (s.roughness, s.reflectance, s.glow) = (0.32, 0.045, 0.45)
    s.bump = slope(p, 0.01) { 0.03 * noise($0 * 10) }
  case .cloth:
    let (u, v) = (p.x * 9, p.z * 9)
    let over = (Int(u.rounded(.down)) + Int(v.rounded(.down))) & 1 == 0
    let thread = over ? sin(fract(u) * .pi) : sin(fract(v) * .pi)
    var tint = V(0.82, 0.76, 0.66)
    let stripe = abs(abs(p.z) - 5.2)
    if stripe < 0.75 || abs(stripe - 1.15) < 0.14 { tint = V(0.11, 0.20, 0.34) }
    s.color = tint * (0.62 + 0.38 * thread) * (0.9 + 0.2 * noise(p * 3))
    (s.roughness, s.reflectance, s.glow) = (0.9, 0.02, 0.1)
    s.bump = slope(p, 0.01) { x in
      let (a, b) = (x.x * 9, x.z * 9)
      let over = (Int(a.rounded(.down)) + Int(b.rounded(.down))) & 1 == 0
      return 0.028 * (over ? sin(fract(a) * .pi) : sin(fract(b) * .pi))
    }
  }
  s.bump = thing.world(s.bump)
  return s
}

func strawberryBody(_ p: V) -> Float { max(strawberrySkin(p), p.y - 0.86) }

// MARK: Light

/// A window behind, to the left: four panes, seen in every drop of syrup.
let windowCenter = V(-46, 52, -44)
let windowNormal = normalize(V(0, 6, 0) - windowCenter)
let windowRight = normalize(cross(V(0, 1, 0), windowNormal))
let windowUp = cross(windowNormal, windowRight)
let windowHalf = SIMD2<Float>(25, 29)
let windowLight = V(1.0, 0.93, 0.82) * 15

func windowEmission(_ u: Float, _ v: Float) -> V {
  abs(u) < 0.06 || abs(v) < 0.05 ? V() : windowLight * (0.8 + 0.35 * v)
}

func environment(_ d: V) -> V {
  let sky = mix(V(0.34, 0.26, 0.20), V(0.58, 0.57, 0.58), smooth(-0.1, 0.9, d.y))
  // A bright wall to the right and a warm lamp behind the camera.
  let wall = smooth(0.55, 0.95, dot(d, normalize(V(0.9, 0.25, 0.35)))) * 1.1
  let lamp = smooth(0.72, 0.97, dot(d, normalize(V(0.3, 0.5, 0.8)))) * 1.9
  return sky * 0.62 + V(1.0, 0.88, 0.74) * wall + V(1.0, 0.72, 0.42) * lamp
}

func windowHit(_ o: V, _ d: V) -> (t: Float, light: V)? {
  let cosine = dot(d, windowNormal)
  guard cosine < -1e-4 else { return nil }
  let t = dot(windowCenter - o, windowNormal) / cosine
  guard t > 0 else { return nil }
  let q = o + d * t - windowCenter
  let (u, v) = (dot(q, windowRight) / windowHalf.x, dot(q, windowUp) / windowHalf.y)
  return abs(u) < 1 && abs(v) < 1 ? (t, windowEmission(u, v)) : nil
}

/// How syrup tints what is seen through a centimetre of it.
let syrupAbsorption = V(0.35, 1.15, 4.2)

/// Smoother surfaces look for the window along their reflection, rougher ones aim at it.
let mirrorRoughness: Float = 0.2

/// Light along a ray; `first` becomes what the ray meets first, for the filter.
func trace(_ origin: V, _ direction: V, _ random: inout Random, _ first: inout Feature) -> V {
  var (o, d) = (origin, direction)
  var (light, weight) = (V(), V(repeating: 1))
  var seesLamp = true
  var depth = 0
  var passes = 0
  while depth < 4 {
    let hit = intersect(o, d, 400)
    if seesLamp, let window = windowHit(o, d), window.t < hit?.t ?? 1e9 {
      return light + weight * window.light
    }
    guard let hit else {
      let e = environment(d)
      return light + weight * e
    }
    let s = surface(hit)
    if depth == 0, passes == 0 { first = Feature(color: s.color, normal: hit.n) }
    var n = normalize(hit.n - (s.bump - hit.n * dot(s.bump, hit.n)))
    if dot(n, d) > 0 { n = normalize(n - d * dot(n, d) * 1.02) }
    let cosine = clamp(-dot(n, d))
    let fresnel = s.reflectance + (1 - s.reflectance) * pow(1 - cosine, 5) * (1 - s.roughness * 0.7)
    let isSyrup = hit.thing >= 0 && thingTable[hit.thing].kind == .syrup
    let mirror = isSyrup ? clamp(fresnel, 0.15, 0.9) : clamp(fresnel * 1.5, 0.08, 0.9)
    let isSmooth = s.roughness < mirrorRoughness
    if isSmooth, random.next() < mirror {
      // A glossy reflection around a microfacet.
      weight *= fresnel / mirror
      let a = s.roughness * s.roughness
      let (r1, r2) = (random.next(), random.next())
      let ct = ((1 - r1) / (1 + (a * a - 1) * r1)).squareRoot()
      let st = max(0, 1 - ct * ct).squareRoot()
      let (tx, tz) = frame(n)
      let m = normalize(tx * (st * cos(6.2831853 * r2)) + tz * (st * sin(6.2831853 * r2)) + n * ct)
      d = d - m * (2 * dot(d, m))
      if dot(d, hit.n) < 0.001 { d = normalize(d - hit.n * (dot(d, hit.n) - 0.02)) }
      o = hit.p + hit.n * 0.004
      seesLamp = true
      depth += 1
      continue
    }
    weight *= isSmooth ? (1 - fresnel) / (1 - mirror) : 1 - fresnel
    if isSyrup {
      // Light goes on through the syrup and is tinted by the way it takes.
      let syrup = thingTable[hit.thing]
      var t: Float = 0.02
      let bent = normalize(d - n * 0.22)
      while t < 3, syrupDistance(hit.p + bent * t - syrup.center) < 0 { t += 0.04 }
      let inside = intersect(hit.p + hit.n * 0.004, bent, t + 0.02, skippingSyrup: true)
      let way = min(t, inside?.t ?? t)
      weight *= exp3(-syrupAbsorption * way * 1.5)
      if inside != nil {
        o = hit.p - hit.n * 0.01
        d = bent
        // The next turn meets what lies in the syrup.
        if let under = inside, passes < 3 {
          passes += 1
          let (lit, next) = diffuse(under, d, &random)
          light += weight * lit
          weight *= next.weight
          (o, d, seesLamp) = (next.o, next.d, false)
          depth += 1
          continue
        }
      }
      o = hit.p + bent * t
      d = bent
      passes += 1
      if passes > 5 { return light }
      continue
    }
    let (lit, next) = diffuse(hit, d, &random, s, n)
    light += weight * lit
    weight *= next.weight
    (o, d, seesLamp) = (next.o, next.d, false)
    depth += 1
    if depth > 1 {
      let keep = clamp(max(weight.x, max(weight.y, weight.z)), 0.1, 1)
      if random.next() > keep { break }
      weight /= keep
    }
  }
  return light
}

@inline(__always) func exp3(_ v: V) -> V { V(exp(v.x), exp(v.y), exp(v.z)) }

@inline(__always) func frame(_ n: V) -> (V, V) {
  let t = normalize(cross(abs(n.x) < 0.8 ? V(1, 0, 0) : V(0, 0, 1), n))
  return (t, cross(n, t))
}

/// Light from the window by a shadow ray, and the way on from a matt surface.
func diffuse(
  _ hit: Hit, _ d: V, _ random: inout Random, _ known: Surface? = nil, _ normal: V? = nil
) -> (V, (o: V, d: V, weight: V)) {
  let s = known ?? surface(hit)
  var n = normal ?? normalize(hit.n - (s.bump - hit.n * dot(s.bump, hit.n)))
  if dot(n, d) > 0 { n = hit.n }
  let (u, v) = (random.next() * 2 - 1, random.next() * 2 - 1)
  let target = windowCenter + windowRight * (u * windowHalf.x) + windowUp * (v * windowHalf.y)
  let o = hit.p + hit.n * 0.006
  let to = target - o
  let far = length(to)
  let l = to / far
  // Some light wraps around soft things.
  let facing = (dot(n, l) + s.glow) / (1 + s.glow)
  var lit = V()
  if facing > 0 {
    let solid = clamp(-dot(l, windowNormal)) * 4 * windowHalf.x * windowHalf.y / (far * far)
    var through = V(repeating: 1)
    let side = dot(hit.n, l) < 0 ? hit.p + hit.n * 0.05 + l * 0.25 : o
    if intersect(side, l, far, skippingSyrup: true) != nil {
      through = s.glow > 0.2 && dot(hit.n, l) < 0 ? s.color * 0.35 : V()
    }
    var scattered = s.color * (facing / .pi)
    if s.roughness >= mirrorRoughness {
      let h = normalize(l - d)
      let (nl, nv, nh) = (clamp(dot(n, l)), clamp(-dot(n, d), 0.05), clamp(dot(n, h)))
      let a2 = pow(s.roughness, 4)
      let k = s.roughness * s.roughness / 2
      let spread = a2 / (.pi * pow(nh * nh * (a2 - 1) + 1, 2))
      let shade = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k))
      let f = s.reflectance + (1 - s.reflectance) * pow(1 - clamp(dot(h, l)), 5)
      scattered += V(repeating: spread * shade * f * nl / 4)
    }
    lit = scattered * windowEmission(u, v) * through * solid
  }
  let (r1, r2) = (random.next(), random.next())
  let (tx, tz) = frame(n)
  let r = r1.squareRoot()
  var out = normalize(
    tx * (r * cos(6.2831853 * r2)) + tz * (r * sin(6.2831853 * r2)) + n * (1 - r1).squareRoot())
  if dot(out, hit.n) < 0.001 { out = normalize(out - hit.n * (dot(out, hit.n) - 0.02)) }
  return (lit, (o, out, s.color))
}

// MARK: Picture

let arguments = CommandLine.arguments
func option(_ name: String, _ fallback: Double) -> Double {
  guard let i = arguments.firstIndex(of: name), i + 1 < arguments.count else { return fallback }
  return Double(arguments[i + 1]) ?? fallback
}
guard arguments.count > 1, !arguments[1].hasPrefix("-") else {
  print("usage: hero-pancakes OUT.jpg [--scale 1] [--samples 36] [--quality 88]")
  exit(64)
}
let scale = option("--scale", 1)
let (width, height) = (Int(1200 * scale), Int(1600 * scale))
let side = max(1, Int(option("--samples", 36).squareRoot().rounded()))

let eye = V(4, 42, 55)
let gaze = V(0, 5.6, 0.6)
let forward = normalize(gaze - eye)
let right = normalize(cross(forward, V(0, 1, 0)))
let upward = cross(right, forward)
let focus = length(V(0, 10, 6) - eye)
let lens: Float = 1.15
let halfHeight = tan(Float(0.292))
let halfWidth = halfHeight * 0.75

/// What stands at a pixel, apart from the light on it.
struct Feature {
  var color = V(repeating: 0.5)
  var normal = V()
}

/// A pixel before filtering.
struct Sample {
  var light = V()
  var variance: Float = 0
  var feature = Feature()
}

func pixel(_ x: Int, _ y: Int) -> Sample {
  var sum = Sample()
  var (color, normal, squares) = (V(), V(), Float(0))
  let count = Float(side * side)
  for k in 0..<(side * side) {
    var random = Random(UInt64(y * width + x) &* 4096 &+ UInt64(k))
    for _ in 0..<3 { _ = random.next() }
    let sx = (Float(k % side) + random.next()) / Float(side)
    let sy = (Float(k / side) + random.next()) / Float(side)
    let u = ((Float(x) + sx) / Float(width) * 2 - 1) * halfWidth
    let v = (1 - (Float(y) + sy) / Float(height) * 2) * halfHeight
    let point = eye + (forward + right * u + upward * v) * focus
    let (r, a) = (random.next().squareRoot() * lens, random.next() * 6.2831853)
    let o = eye + right * (r * cos(a)) + upward * (r * sin(a))
    var feature = Feature()
    var c = trace(o, normalize(point - o), &random, &feature)
    // One bright path among many would stay as a speck.
    let m = max(c.x, max(c.y, c.z))
    if m > 7 { c *= 7 / m }
    sum.light += c
    let gray = c.sum() / 3
    squares += gray * gray
    color += feature.color
    normal += feature.normal
  }
  sum.light /= count
  let mean = sum.light.sum() / 3
  sum.variance = max(0, squares / count - mean * mean) / count
  sum.feature = Feature(color: color / count, normal: normal / count)
  return sum
}

/// Evens out the light, not the colours under it: a mean over pixels whose features agree.
func filtered(_ samples: UnsafeMutablePointer<Sample>, _ x: Int, _ y: Int) -> V {
  let here = samples[y * width + x]
  let base = here.feature.color + 0.04
  var (sum, total, variance, near) = (V(), Float(0), Float(0), Float(0))
  for j in max(0, y - 1)...min(height - 1, y + 1) {
    for i in max(0, x - 1)...min(width - 1, x + 1) {
      variance += samples[j * width + i].variance
      near += 1
    }
  }
  variance /= near
  for j in max(0, y - 5)...min(height - 1, y + 5) {
    for i in max(0, x - 5)...min(width - 1, x + 5) {
      let there = samples[j * width + i]
      let (dc, dn) = (
        there.feature.color - here.feature.color, there.feature.normal - here.feature.normal
      )
      let dl = (there.light.sum() - here.light.sum()) / 3
      let far = Float((i - x) * (i - x) + (j - y) * (j - y)) / 18
      let e =
        dot(dc, dc) / 0.012 + dot(dn, dn) / 0.05 + dl * dl
        / (3 * (variance + there.variance) + 1e-5) + far
      let w = exp(-e)
      sum += there.light / (there.feature.color + 0.04) * w
      total += w
    }
  }
  return sum / total * base
}

/// From light to a picture: exposure, a film curve, a darker border, sRGB.
func developed(_ c: V, _ x: Int, _ y: Int) -> SIMD3<Float> {
  let (u, v) = (Float(x) / Float(width) - 0.5, Float(y) / Float(height) - 0.5)
  var e = c * 0.98 * (1 - 0.62 * (u * u + v * v))
  let gray = dot(e, V(0.25, 0.6, 0.15))
  e = V(repeating: gray) + (e - gray) * 1.12
  func curve(_ x: Float) -> Float {
    let x = max(x, 0)
    return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
  }
  func encode(_ x: Float) -> Float {
    x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
  }
  return V(encode(curve(e.x)), encode(curve(e.y)), encode(curve(e.z))) * 255
}

nonisolated(unsafe) let samples = UnsafeMutablePointer<Sample>.allocate(capacity: width * height)
nonisolated(unsafe) let picture = UnsafeMutablePointer<V>.allocate(capacity: width * height)
DispatchQueue.concurrentPerform(iterations: height) { y in
  for x in 0..<width { samples[y * width + x] = pixel(x, y) }
}
DispatchQueue.concurrentPerform(iterations: height) { y in
  for x in 0..<width { picture[y * width + x] = developed(filtered(samples, x, y), x, y) }
}
let bytes = JPEG.encode(
  width: width, height: height, quality: option("--quality", 88)
) { x, y in picture[min(y, height - 1) * width + min(x, width - 1)] }
try Data(bytes).write(to: URL(fileURLWithPath: arguments[1]))

// MARK: JPEG

/// A baseline encoder with the tables of the standard's annex K, without chroma subsampling.
enum JPEG {
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46, 53, 60, 61,
    54, 47, 55, 62, 63,
  ]
  static let luma = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29,
    51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78,
    87, 103, 121, 120,
    101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  static let chroma =
    [
      17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
      99, 47, 66,
    ]
    + Array(repeating: 99, count: 38)
  static let dcCounts = [
    [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
    [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  ]
  static let acCounts = [
    [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
  ]
  static let acStarts: [[UInt8]] = [
    [
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61,
      0x07, 0x22, 0x71,
      0x14, 0x32, 0x81, 0x91, 0xa1, 0x08, 0x23, 0x42, 0xb1, 0xc1, 0x15, 0x52, 0xd1, 0xf0, 0x24,
      0x33, 0x62, 0x72, 0x82,
    ],
    [
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61,
      0x71, 0x13, 0x22,
      0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xa1, 0xb1, 0xc1, 0x09, 0x23, 0x33, 0x52, 0xf0, 0x15,
      0x62, 0x72, 0xd1,
      0x0a, 0x16, 0x24, 0x34, 0xe1, 0x25, 0xf1,
    ],
  ]
  /// The rest of each alphabet follows in ascending order.
  static let acSymbols: [[UInt8]] = acStarts.map { start in
    var list = start
    for high in 0...15 {
      for low in 1...10 where !list.contains(UInt8(high << 4 | low)) {
        list.append(UInt8(high << 4 | low))
      }
    }
    return list
  }

  static func codes(_ counts: [Int], _ symbols: [UInt8]) -> [UInt8: (code: UInt32, length: Int)] {
    var (table, code, index) = ([UInt8: (code: UInt32, length: Int)](), UInt32(0), 0)
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        table[symbols[index]] = (code, length + 1)
        (code, index) = (code + 1, index + 1)
      }
      code <<= 1
    }
    return table
  }

  static func encode(width: Int, height: Int, quality: Double, pixel: (Int, Int) -> V) -> [UInt8] {
    let factor = quality < 50 ? 50 / quality : 2 - quality / 50
    func scaled(_ step: Int) -> Int { max(1, min(255, Int((Double(step) * factor).rounded()))) }
    let tables: [[Int]] = [luma.map(scaled), chroma.map(scaled)]
    let dcSymbols = (0...11).map { UInt8($0) }
    var out: [UInt8] = [
      0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0,
    ]
    for (i, t) in tables.enumerated() {
      out += [0xff, 0xdb, 0, 67, UInt8(i)] + zigzag.map { UInt8(t[$0]) }
    }
    out += [
      0xff, 0xc0, 0, 17, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8),
      UInt8(width & 255), 3,
    ]
    out += [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    for i in 0...1 {
      for (kind, counts, symbols) in [(0, dcCounts[i], dcSymbols), (16, acCounts[i], acSymbols[i])]
      {
        let length = 19 + symbols.count
        out +=
          [0xff, 0xc4, UInt8(length >> 8), UInt8(length & 255), UInt8(kind | i)]
          + counts.map { UInt8($0) } + symbols
      }
    }
    out += [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]
    let dc = (0...1).map { codes(dcCounts[$0], dcSymbols) }
    let ac = (0...1).map { codes(acCounts[$0], acSymbols[$0]) }
    var (bits, used) = (UInt32(0), 0)
    func put(_ code: UInt32, _ length: Int) {
      for i in stride(from: length - 1, through: 0, by: -1) {
        bits = bits << 1 | (code >> UInt32(i) & 1)
        used += 1
        if used == 8 {
          out.append(UInt8(bits & 255))
          if bits & 255 == 255 { out.append(0) }
          (bits, used) = (0, 0)
        }
      }
    }
    func magnitude(_ v: Int) -> Int { v == 0 ? 0 : Int.bitWidth - abs(v).leadingZeroBitCount }
    func value(_ v: Int, _ size: Int) { put(UInt32(v < 0 ? v + (1 << size) - 1 : v), size) }
    let cosines: [Double] = (0..<64).map { i in
      let angle = Double(2 * (i % 8) + 1) * Double(i / 8) * Double.pi / 16
      return cos(angle) * (i < 8 ? 0.5.squareRoot() : 1.0) / 2
    }
    var previous = [0, 0, 0]
    for by in stride(from: 0, to: height, by: 8) {
      for bx in stride(from: 0, to: width, by: 8) {
        var planes = Array(repeating: [Double](repeating: 0, count: 64), count: 3)
        for i in 0..<64 {
          let c = pixel(bx + i % 8, by + i / 8)
          let (r, g, b) = (Double(c.x), Double(c.y), Double(c.z))
          planes[0][i] = 0.299 * r + 0.587 * g + 0.114 * b - 128
          planes[1][i] = -0.168736 * r - 0.331264 * g + 0.5 * b
          planes[2][i] = 0.5 * r - 0.418688 * g - 0.081312 * b
        }
        for c in 0..<3 {
          let t = min(c, 1)
          var rows = [Double](repeating: 0, count: 64)
          for i in 0..<64 {
            let (y, u) = (i / 8 * 8, i % 8 * 8)
            for x in 0..<8 { rows[i] += planes[c][y + x] * cosines[u + x] }
          }
          var block = [Int](repeating: 0, count: 64)
          for v in 0..<8 {
            for u in 0..<8 {
              var sum = 0.0
              for y in 0..<8 { sum += rows[y * 8 + u] * cosines[v * 8 + y] }
              block[v * 8 + u] = Int((sum / Double(tables[t][v * 8 + u])).rounded())
            }
          }
          let difference = block[0] - previous[c]
          previous[c] = block[0]
          let size = magnitude(difference)
          if let code = dc[t][UInt8(size)] { put(code.code, code.length) }
          value(difference, size)
          var run = 0
          for k in 1..<64 {
            let v = block[zigzag[k]]
            if v == 0 {
              run += 1
              continue
            }
            while run > 15 {
              if let code = ac[t][0xf0] { put(code.code, code.length) }
              run -= 16
            }
            let size = magnitude(v)
            if let code = ac[t][UInt8(run << 4 | size)] { put(code.code, code.length) }
            value(v, size)
            run = 0
          }
          if run > 0, let code = ac[t][0] { put(code.code, code.length) }
        }
      }
    }
    if used > 0 { put(0x7f, 8 - used) }
    return out + [0xff, 0xd9]
  }
}
