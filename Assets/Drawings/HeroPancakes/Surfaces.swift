import Dispatch
import Foundation

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
