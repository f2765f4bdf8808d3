import Dispatch
import Foundation

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
