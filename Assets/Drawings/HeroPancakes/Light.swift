import Dispatch
import Foundation

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
