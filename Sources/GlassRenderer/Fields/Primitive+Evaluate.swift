/// Fills `field` with the outline's signed distance, unit normal and curvature along the run.
func evaluatePrimitive(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  switch shape.kind {
  case .box: evaluateBox(shape, run, lanes, field)
  case .continuousBox: evaluateContinuousBox(shape, run, lanes, field)
  case .ellipse: evaluateEllipse(shape, run, lanes, field)
  case .grid: evaluateGrid(shape, run, lanes, field)
  }
  bringToWindow(shape, run, lanes, field)
}

/// Turns local distances and normals into the window's.
///
/// A rigid map turns normals only. Otherwise the normal is pulled back by the map's transpose and the
/// distance divided by its length: exact on the outline, first order beside it.
private func bringToWindow(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let (m11, m12, m21, m22) = (shape.m11, shape.m12, shape.m21, shape.m22)
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  if shape.isRigid {
    if m11 == 1, m22 == 1 { return }
    for i in 0..<run.count {
      let (x, y) = (nx[i], ny[i])
      nx[i] = m11 * x + m21 * y
      ny[i] = m12 * x + m22 * y
    }
  } else {
    for i in 0..<run.count {
      let (x, y) = (nx[i], ny[i])
      let gx = m11 * x + m21 * y
      let gy = m12 * x + m22 * y
      let inverse = 1 / (gx * gx + gy * gy + 1e-12).squareRoot()
      nx[i] = gx * inverse
      ny[i] = gy * inverse
      d[i] *= inverse
      k[i] /= inverse
    }
  }
}

/// Rectangle with four circular corners.
private func evaluateBox(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let (m11, m21) = (shape.m11, shape.m21)
  let rowY = run.y - shape.originY
  let rowX = run.x - shape.originX
  let cx = shape.m12 * rowY + shape.offsetX
  let cy = shape.m22 * rowY + shape.offsetY
  let (hx, hy) = (shape.halfWidth, shape.halfHeight)
  let (topLeft, topRight) = (shape.radii[0], shape.radii[1])
  let (bottomRight, bottomLeft) = (shape.radii[2], shape.radii[3])
  let step = run.step
  let ramp = lanes.ramp
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  for i in 0..<run.count {
    let x = ramp[i] * step + rowX
    let lx = m11 * x + cx
    let ly = m21 * x + cy
    let top = lx < 0 ? topLeft : topRight
    let bottom = lx < 0 ? bottomLeft : bottomRight
    let r = ly < 0 ? top : bottom
    let qx = abs(lx) - (hx - r)
    let qy = abs(ly) - (hy - r)
    let ox = qx > 0 ? qx : 0
    let oy = qy > 0 ? qy : 0
    let length = (ox * ox + oy * oy).squareRoot()
    let deepest = qx > qy ? qx : qy
    d[i] = length + (deepest < 0 ? deepest : 0) - r
    let inverse = 1 / (length > 1e-6 ? length : 1)
    let sx: Float = lx < 0 ? -1 : 1
    let sy: Float = ly < 0 ? -1 : 1
    let ix: Float = qx > qy ? 1 : 0
    let ux = length > 1e-6 ? ox * inverse : ix
    let uy = length > 1e-6 ? oy * inverse : 1 - ix
    nx[i] = ux * sx
    ny[i] = uy * sy
    // Between the corners the outline is straight.
    let curved = (ox < oy ? ox : oy) > 0
    k[i] = curved ? inverse : 0
  }
}

/// Ellipse: the nearest point by three steps of the evolute's circle, which converge from everywhere.
private func evaluateEllipse(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let (m11, m21) = (shape.m11, shape.m21)
  let rowY = run.y - shape.originY
  let rowX = run.x - shape.originX
  let cx = shape.m12 * rowY + shape.offsetX
  let cy = shape.m22 * rowY + shape.offsetY
  let (a, b) = (shape.halfWidth, shape.halfHeight)
  let (inverseA, inverseB) = (1 / a, 1 / b)
  let focusA = (a * a - b * b) * inverseA
  let focusB = (b * b - a * a) * inverseB
  let step = run.step
  let ramp = lanes.ramp
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  for i in 0..<run.count {
    let x = ramp[i] * step + rowX
    let lx = m11 * x + cx
    let ly = m21 * x + cy
    let (px, py) = (abs(lx), abs(ly))
    var tx: Float = 0.7071068
    var ty: Float = 0.7071068
    for _ in 0..<4 {
      let ex = focusA * tx * tx * tx
      let ey = focusB * ty * ty * ty
      let (rx, ry) = (a * tx - ex, b * ty - ey)
      let (qx, qy) = (px - ex, py - ey)
      let r = (rx * rx + ry * ry).squareRoot()
      let q = (qx * qx + qy * qy + 1e-12).squareRoot()
      let scale = r / q
      let ux = (qx * scale + ex) * inverseA
      let uy = (qy * scale + ey) * inverseB
      let vx = ux > 0 ? (ux < 1 ? ux : 1) : 0
      let vy = uy > 0 ? (uy < 1 ? uy : 1) : 0
      let inverse = 1 / (vx * vx + vy * vy + 1e-12).squareRoot()
      tx = vx * inverse
      ty = vy * inverse
    }
    let (ex, ey) = (px - a * tx, py - b * ty)
    let (gx, gy) = (tx * inverseA, ty * inverseB)
    let inverse = 1 / (gx * gx + gy * gy).squareRoot()
    let distance = (ex * ex + ey * ey).squareRoot()
    let (fx, fy) = (px * inverseA, py * inverseB)
    let signed = fx * fx + fy * fy < 1 ? -distance : distance
    d[i] = signed
    let sx: Float = lx < 0 ? -1 : 1
    let sy: Float = ly < 0 ? -1 : 1
    nx[i] = gx * inverse * sx
    ny[i] = gy * inverse * sy
    // Curvature of the ellipse, ab / (a² sin² + b² cos²)^3/2, carried out to this level set.
    let (wx, wy) = (b * tx, a * ty)
    let w = wx * wx + wy * wy
    let bend = a * b / (w * w.squareRoot())
    let base = 1 + bend * signed
    k[i] = bend / (base > 0.05 ? base : 0.05)
  }
}
