import PixelKernels

extension Primitive {
  /// Any path: reads its grid of exact distances.
  func evaluateGrid(_ run: pk_run, _ field: pk_field) {
    let grid = grid
    guard let nodes = grid.nodes else { return }
    let map = map
    let rowX = run.x - map.origin_x
    // Local pixels to nodes; the grid may have been made for a slightly other scale.
    let toNodesX = Float(grid.contentWidth) / (2 * map.half_width)
    let toNodesY = Float(grid.contentHeight) / (2 * map.half_height)
    let (lastX, lastY) = (Float(grid.width - 1), Float(grid.height - 1))
    for i in 0..<Int(run.count) {
      let (row, column) = Int32(i).quotientAndRemainder(dividingBy: run.width)
      let rowY = run.y + Float(row) * run.step - map.origin_y
      let cx = map.m12 * rowY + map.offset_x
      let cy = map.m22 * rowY + map.offset_y
      let x = Float(column) * run.step + rowX
      let gx = (map.m11 * x + cx) * toNodesX + lastX / 2
      let gy = (map.m21 * x + cy) * toNodesY + lastY / 2
      let px = min(max(gx, 0), lastX)
      let py = min(max(gy, 0), lastY)
      var node = interpolate(nodes, grid.width, grid.height, px, py)
      if px != gx || py != gy { node = lead(node, gx - px, gy - py) }
      field.d[i] = node.x / toNodesX
      let inverse = 1 / max((node.y * node.y + node.z * node.z).squareRoot(), 1e-6)
      field.gx[i] = node.y * inverse
      field.gy[i] = node.z * inverse
      field.k[i] = 0
    }
  }
}

/// Carries a node's distance on to a point `dx`, `dy` away, through its nearest outline point.
@inline(__always)
private func lead(_ node: SIMD4<Float>, _ dx: Float, _ dy: Float) -> SIMD4<Float> {
  let ox = dx + node.x * node.y
  let oy = dy + node.x * node.z
  let length = max((ox * ox + oy * oy).squareRoot(), 1e-6)
  return SIMD4(length, ox / length, oy / length, node.w)
}

/// Bilinear read of a grid of distances and normals.
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
