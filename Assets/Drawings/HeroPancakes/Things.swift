import Dispatch
import Foundation

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
