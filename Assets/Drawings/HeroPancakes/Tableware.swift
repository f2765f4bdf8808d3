import Dispatch
import Foundation

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
