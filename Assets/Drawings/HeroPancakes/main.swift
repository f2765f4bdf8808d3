// Draws hero-pancakes.jpg: a path tracer for one still life, without dependencies.
//
//   swiftc -Ounchecked -swift-version 5 Assets/Drawings/HeroPancakes/*.swift -o /tmp/hero-pancakes
//   /tmp/hero-pancakes Assets/Pictures/hero-pancakes.jpg              # about half an hour
//   /tmp/hero-pancakes preview.jpg --scale 0.25 --samples 16          # a look, within a minute
//
// Lengths are centimetres, y points up, colours are linear. The same call writes the same bytes.

import Dispatch
import Foundation

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
