/// Rectangle with continuous corners. One pass when the corners are alike, otherwise one for each.
func evaluateContinuousBox(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let radii = shape.radii
  let corners = shape.corners
  guard corners.count == 4 else { return }
  let alike = (1..<4).allSatisfy { radii[$0] == radii[0] && corners[$0] == corners[0] }
  for index in 0..<(alike ? 1 : 4) {
    evaluateCorner(
      shape, corners[index], radius: radii[index], quadrant: alike ? nil : index, run, lanes, field)
  }
}

/// Evaluates the rectangle as if all its corners were `corner`; with a quadrant (0 top left, then
/// clockwise) it writes the pixels nearest to that corner only.
///
/// Mirrored at the diagonal, a point lies nearest to an edge, a cubic or an arc. The foot on the
/// cubic is found with Newton's method.
private func evaluateCorner(
  _ shape: borrowing Primitive, _ corner: ContinuousCorner, radius: Float, quadrant: Int?,
  _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let (m11, m21) = (shape.m11, shape.m21)
  let rowY = run.y - shape.originY
  let rowX = run.x - shape.originX
  let cx = shape.m12 * rowY + shape.offsetX
  let cy = shape.m22 * rowY + shape.offsetY
  let (hx, hy) = (shape.halfWidth, shape.halfHeight)
  let r = radius > 1e-3 ? radius : 1e-3
  let inverseR = 1 / r
  let (reach, a1, a2, a3) = (corner.reach, corner.a1, corner.a2, corner.a3)
  let (rise, slope, inverseSpan) = (corner.rise, corner.slope, corner.inverseSpan)
  let step = run.step
  let ramp = lanes.ramp
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  let anywhere: Float = quadrant == nil ? 1 : 0
  let wantedX: Float = quadrant == 0 || quadrant == 3 ? -1 : 1
  let wantedY: Float = quadrant == 0 || quadrant == 1 ? -1 : 1
  for i in 0..<run.count {
    let x = ramp[i] * step + rowX
    let lx = m11 * x + cx
    let ly = m21 * x + cy
    let sx: Float = lx < 0 ? -1 : 1
    let sy: Float = ly < 0 ? -1 : 1
    let u = (hx - abs(lx)) * inverseR
    let v = (hy - abs(ly)) * inverseR
    let swaps = u < v
    let p = swaps ? v : u
    let q = swaps ? u : v

    // The arc.
    let (a, b) = (1 - p, 1 - q)
    let length = (a * a + b * b + 1e-12).squareRoot()
    let inverse = 1 / length
    let onArc = (a > 0 ? b : -1) > 0 && a >= b * slope

    // The cubic: its start is a guess by the distance along the edge.
    let guess = (reach - p) * inverseSpan
    var t = guess > 0 ? (guess < 1 ? guess : 1) : 0
    for _ in 0..<4 {
      let ox = reach + t * (a1 + t * (a2 + t * a3)) - p
      let oy = rise * t * t * t - q
      let dx = a1 + t * (2 * a2 + t * 3 * a3)
      let dy = 3 * rise * t * t
      let bend = ox * (2 * a2 + 6 * a3 * t) + oy * 6 * rise * t
      let square = dx * dx + dy * dy
      let whole = square + bend
      let least = square * 0.3 + 1e-6
      let next = t - (ox * dx + oy * dy) / (whole > least ? whole : least)
      t = next > 0 ? (next < 1 ? next : 1) : 0
    }
    let dx = a1 + t * (2 * a2 + t * 3 * a3)
    let dy = 3 * rise * t * t
    let size = 1 / (dx * dx + dy * dy + 1e-12).squareRoot()
    let (ex, ey) = (-dy * size, dx * size)
    let footX = t > 0 ? reach + t * (a1 + t * (a2 + t * a3)) : p
    let along = (p - footX) * ex + (q - rise * t * t * t) * ey
    let turn = (dx * 6 * rise * t - dy * (2 * a2 + 6 * a3 * t)) * size * size * size
    let base = 1 + abs(turn) * along
    let bent = abs(turn) / (base > 0.1 ? base : 0.1)

    let distance = onArc ? length - 1 : along
    let outX = onArc ? -a * inverse : ex
    let outY = onArc ? -b * inverse : ey
    let curved = onArc ? inverse : bent
    let ux = -(swaps ? outY : outX) * sx
    let uy = -(swaps ? outX : outY) * sy
    let matches = anywhere > 0 || (sx == wantedX && sy == wantedY)
    d[i] = matches ? distance * r : d[i]
    nx[i] = matches ? ux : nx[i]
    ny[i] = matches ? uy : ny[i]
    k[i] = matches ? curved * inverseR : k[i]
  }
}
