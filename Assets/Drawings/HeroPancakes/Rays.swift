import Dispatch
import Foundation

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
