/// Plain double-precision fields: the oracle of the vector kernels.
struct ReferenceField {
  var d: Double
  var x: Double
  var y: Double
  var k: Double

  /// A rectangle around the origin, radii top left first, then clockwise.
  static func box(
    _ px: Double, _ py: Double, halfWidth: Double, halfHeight: Double, radii: [Double]
  ) -> ReferenceField {
    let r = radii[py < 0 ? (px < 0 ? 0 : 1) : (px < 0 ? 3 : 2)]
    let (qx, qy) = (abs(px) - halfWidth + r, abs(py) - halfHeight + r)
    let (ox, oy) = (max(qx, 0), max(qy, 0))
    let length = (ox * ox + oy * oy).squareRoot()
    let (sx, sy): (Double, Double) = (px < 0 ? -1 : 1, py < 0 ? -1 : 1)
    let d = length + min(max(qx, qy), 0) - r
    if length == 0 {
      return ReferenceField(d: d, x: qx > qy ? sx : 0, y: qx > qy ? 0 : sy, k: 0)
    }
    return ReferenceField(
      d: d, x: ox / length * sx, y: oy / length * sy, k: min(ox, oy) > 0 ? 1 / length : 0)
  }

  /// GLASS.md §2, written out: the weighted quadratic smooth minimum.
  func merged(with b: ReferenceField, reach: Double) -> (field: ReferenceField, share: Double) {
    let (la, lb) = ((x * x + y * y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
    let (ax, ay, bx, by) = (x / la, y / la, b.x / lb, b.y / lb)
    let dot = ax * bx + ay * by
    let k = max(reach * (1 - dot) / 2, 1e-4)
    let q = max(k - abs(d - b.d), 0)
    let near = q / (2 * k)
    let share = d > b.d ? 1 - near : near
    let change = near * (1 - near) * reach / 2
    let kx = self.k * (bx - dot * ax) + b.k * (ax - dot * bx)
    let ky = self.k * (by - dot * ay) + b.k * (ay - dot * by)
    let field = ReferenceField(
      d: min(d, b.d) - q * q / (4 * k), x: x + (b.x - x) * share + change * kx,
      y: y + (b.y - y) * share + change * ky, k: self.k + (b.k - self.k) * share)
    return (field, share)
  }
}
