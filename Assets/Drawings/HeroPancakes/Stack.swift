import Dispatch
import Foundation

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
