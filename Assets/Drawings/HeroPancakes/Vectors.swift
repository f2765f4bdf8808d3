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
