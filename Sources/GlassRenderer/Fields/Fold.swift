/// Merges the field `shape` into the field `into` with the weighted quadratic smooth minimum.
///
///     min(a, b) − max(k − |a − b|, 0)² / 4k,  k = reach · (1 − nₐ·n_b) / 2
///
/// The gradient is exact as far as the curvatures are: k varies with the normals, and they with the
/// place. `weight` receives the share of `shape` in the result. GLASS.md §2 (R, C).
func fold(
  _ shape: Lanes.Field, into merged: Lanes.Field, reach: Float, count: Int, _ lanes: Lanes,
  weight: UnsafeMutablePointer<Float>
) {
  let da = lanes.distance(merged)
  let gxa = lanes.gradientX(merged)
  let gya = lanes.gradientY(merged)
  let ka = lanes.curvature(merged)
  let db = lanes.distance(shape)
  let gxb = lanes.gradientX(shape)
  let gyb = lanes.gradientY(shape)
  let kb = lanes.curvature(shape)
  for i in 0..<count {
    let (a, b) = (da[i], db[i])
    let (gax, gay) = (gxa[i], gya[i])
    let (gbx, gby) = (gxb[i], gyb[i])
    let ia = 1 / (gax * gax + gay * gay + 1e-12).squareRoot()
    let ib = 1 / (gbx * gbx + gby * gby + 1e-12).squareRoot()
    let (nax, nay) = (gax * ia, gay * ia)
    let (nbx, nby) = (gbx * ib, gby * ib)
    let dot = nax * nbx + nay * nby
    let wanted = reach * (1 - dot) * 0.5
    let k = wanted > 1e-4 ? wanted : 1e-4
    let difference = a - b
    let gap = k - abs(difference)
    let q = gap > 0 ? gap : 0
    let inverseK = 1 / k
    let share = q * inverseK * 0.5
    let t = difference > 0 ? 1 - share : share
    let least = difference > 0 ? b : a
    da[i] = least - q * share * 0.5
    // ∂d/∂k · ∇k
    let slope = share * (share - 1) * reach * -0.5
    let (ca, cb) = (ka[i], kb[i])
    let kx = ca * (nbx - dot * nax) + cb * (nax - dot * nbx)
    let ky = ca * (nby - dot * nay) + cb * (nay - dot * nby)
    gxa[i] = gax + (gbx - gax) * t + slope * kx
    gya[i] = gay + (gby - gay) * t + slope * ky
    ka[i] = ca + (cb - ca) * t
    weight[i] = t
  }
}

/// Copies a field.
func copy(_ from: Lanes.Field, to: Lanes.Field, count: Int, _ lanes: Lanes) {
  for row in 0..<4 {
    (lanes.base + to.offset + row * Lanes.length)
      .update(from: lanes.base + from.offset + row * Lanes.length, count: count)
  }
}

/// Divides the merged distance by its gradient's length and makes the gradient a unit normal: a
/// smooth minimum alone is too shallow in the neck.
func correctDepth(count: Int, _ lanes: Lanes) {
  let d = lanes.distance(.merged)
  let gx = lanes.gradientX(.merged)
  let gy = lanes.gradientY(.merged)
  let least = Optics.leastGradient
  for i in 0..<count {
    let length = (gx[i] * gx[i] + gy[i] * gy[i] + 1e-12).squareRoot()
    let inverse = 1 / length
    d[i] *= 1 / (length > least ? length : least)
    gx[i] *= inverse
    gy[i] *= inverse
  }
}
