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
