import Dispatch
import Foundation

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
