/// Rectangle with continuous corners: the table of the unit corner, mixed with a quarter circle
/// where a corner has no room to leave its edge gently.
func evaluateContinuousBox(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let (m11, m21) = (shape.m11, shape.m21)
  let rowY = run.y - shape.originY
  let rowX = run.x - shape.originX
  let cx = shape.m12 * rowY + shape.offsetX
  let cy = shape.m22 * rowY + shape.offsetY
  let (hx, hy) = (shape.halfWidth, shape.halfHeight)
  let (radii, smoothness) = (shape.radii, shape.smoothness)
  let step = run.step
  let ramp = lanes.ramp
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  CornerTable.nodes.withUnsafeBufferPointer { table in
    guard let nodes = table.baseAddress else { return }
    for i in 0..<run.count {
      let x = ramp[i] * step + rowX
      let lx = m11 * x + cx
      let ly = m21 * x + cy
      let corner = ly < 0 ? (lx < 0 ? 0 : 1) : (lx < 0 ? 3 : 2)
      let r = radii[corner]
      let sx: Float = lx < 0 ? -1 : 1
      let sy: Float = ly < 0 ? -1 : 1
      let (ex, ey) = (abs(lx) - hx, abs(ly) - hy)
      let (qx, qy) = (ex + r, ey + r)
      let (ox, oy) = (max(qx, 0), max(qy, 0))
      let length = (ox * ox + oy * oy).squareRoot()
      var distance = length + min(max(qx, qy), 0) - r
      var ux: Float = qx > qy ? 1 : 0
      var uy = 1 - ux
      if length > 1e-6 {
        ux = ox / length
        uy = oy / length
      }
      k[i] = min(ox, oy) > 0 ? 1 / length : 0
      let smooth = smoothness[corner]
      if smooth > 0, -ex < CornerTable.reach * r, -ey < CornerTable.reach * r {
        let node = cornerNode(nodes, -ex / r, -ey / r)
        distance += (node.x * r - distance) * smooth
        // Table coordinates run inward: its normals point the other way.
        let vx = ux + (-node.y - ux) * smooth
        let vy = uy + (-node.z - uy) * smooth
        let inverse = 1 / (vx * vx + vy * vy + 1e-12).squareRoot()
        ux = vx * inverse
        uy = vy * inverse
      }
      d[i] = distance
      nx[i] = ux * sx
      ny[i] = uy * sy
    }
  }
}

/// The table at `u`, `v` radii from the edges; beyond it the nearest point of its rim leads on.
private func cornerNode(
  _ nodes: UnsafePointer<SIMD4<Float>>, _ u: Float, _ v: Float
) -> SIMD4<Float> {
  let limit = Float(CornerTable.side - 1)
  let gx = (u - CornerTable.start) * CornerTable.resolution
  let gy = (v - CornerTable.start) * CornerTable.resolution
  let cx = min(max(gx, 0), limit)
  let cy = min(max(gy, 0), limit)
  let node = interpolate(nodes, CornerTable.side, CornerTable.side, cx, cy)
  let dx = (gx - cx) / CornerTable.resolution
  let dy = (gy - cy) / CornerTable.resolution
  return dx == 0 && dy == 0 ? node : lead(node, dx, dy)
}

/// Carries a node's distance on to a point `dx`, `dy` away, through its nearest outline point.
@inline(__always)
private func lead(_ node: SIMD4<Float>, _ dx: Float, _ dy: Float) -> SIMD4<Float> {
  let ox = dx + node.x * node.y
  let oy = dy + node.x * node.z
  let length = max((ox * ox + oy * oy).squareRoot(), 1e-6)
  return SIMD4(length, ox / length, oy / length, node.w)
}

/// Bilinear read of a table of distances and normals.
@inline(__always)
private func interpolate(
  _ nodes: UnsafePointer<SIMD4<Float>>, _ width: Int, _ height: Int, _ x: Float, _ y: Float
) -> SIMD4<Float> {
  let ix = min(max(Int(x), 0), width - 2)
  let iy = min(max(Int(y), 0), height - 2)
  let fx = x - Float(ix)
  let fy = y - Float(iy)
  let row = nodes + (iy * width + ix)
  let top = row[0] + (row[1] - row[0]) * fx
  let bottom = row[width] + (row[width + 1] - row[width]) * fx
  return top + (bottom - top) * fy
}

/// Any path: its grid of exact distances.
func evaluateGrid(
  _ shape: borrowing Primitive, _ run: Run, _ lanes: Lanes, _ field: Lanes.Field
) {
  let grid = shape.grid
  guard let nodes = grid.nodes else { return }
  let (m11, m21) = (shape.m11, shape.m21)
  let rowY = run.y - shape.originY
  let rowX = run.x - shape.originX
  let cx = shape.m12 * rowY + shape.offsetX
  let cy = shape.m22 * rowY + shape.offsetY
  // Local pixels to nodes; the grid may have been made for a slightly other scale.
  let toNodesX = Float(grid.contentWidth) / (2 * shape.halfWidth)
  let toNodesY = Float(grid.contentHeight) / (2 * shape.halfHeight)
  let middleX = Float(grid.width - 1) / 2
  let middleY = Float(grid.height - 1) / 2
  let step = run.step
  let ramp = lanes.ramp
  let d = lanes.distance(field)
  let nx = lanes.gradientX(field)
  let ny = lanes.gradientY(field)
  let k = lanes.curvature(field)
  for i in 0..<run.count {
    let x = ramp[i] * step + rowX
    let gx = (m11 * x + cx) * toNodesX + middleX
    let gy = (m21 * x + cy) * toNodesY + middleY
    let px = min(max(gx, 0), Float(grid.width - 1))
    let py = min(max(gy, 0), Float(grid.height - 1))
    var node = interpolate(nodes, grid.width, grid.height, px, py)
    if px != gx || py != gy { node = lead(node, gx - px, gy - py) }
    d[i] = node.x / toNodesX
    let inverse = 1 / max((node.y * node.y + node.z * node.z).squareRoot(), 1e-6)
    nx[i] = node.y * inverse
    ny[i] = node.z * inverse
    k[i] = 0
  }
}
