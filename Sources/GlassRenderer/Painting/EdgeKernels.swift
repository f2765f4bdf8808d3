/// Where each pixel of the run looks through the lens, in window pixels.
///
/// u = −A (1 − √(h (2 − h))), h = clamp(−d / H, 0, 1): full at the edge, nothing with zero slope at
/// depth H. `outer` receives the outward read of the band along the edge. GLASS.md §3 (B).
func bend(_ run: Run, _ lanes: Lanes) {
  let d = lanes.distance(.merged)
  let nx = lanes.gradientX(.merged)
  let ny = lanes.gradientY(.merged)
  let (amount, bevel) = (lanes.amount, lanes.bevel)
  let (sx, sy) = (lanes.sampleX, lanes.sampleY)
  let ramp = lanes.ramp
  let (x0, y0) = (run.x, run.y)
  for i in 0..<run.count {
    let depth = -d[i] / bevel[i]
    let low = depth > 0 ? depth : 0
    let h = low < 1 ? low : 1
    let u = amount[i] * ((h * (2 - h)).squareRoot() - 1)
    sx[i] = ramp[i] + x0 + nx[i] * u
    sy[i] = y0 + ny[i] * u
  }
}

/// Where the outer band's second read lies, in window pixels.
func bendOutward(_ run: Run, _ lanes: Lanes) {
  let nx = lanes.gradientX(.merged)
  let ny = lanes.gradientY(.merged)
  let band = lanes.band
  let (ox, oy) = (lanes.outerX, lanes.outerY)
  let ramp = lanes.ramp
  let (x0, y0) = (run.x, run.y)
  for i in 0..<run.count {
    ox[i] = ramp[i] + x0 + nx[i] * band[i]
    oy[i] = y0 + ny[i] * band[i]
  }
}

/// Widths and strengths along the silhouette, in pixels and 0 … 256.
struct EdgeStyle {
  var rimWidth: Float
  var rimBase: Float
  var rimLobe: Float
  var rimBleed: Float
  var borderWidth: Float
  var borderMix: Float
  var innerDepth: Float
  var innerMix: Float
  var bandWidth: Float
  var bandMix: Float

  /// Depth inside which any of this shows.
  var depth: Float {
    max(rimWidth * (rimBleed > 0 ? Optics.rimBleedWidths : 1), innerDepth, bandWidth) + 1
  }
  /// Distance outside up to which any of this shows.
  var margin: Float { borderWidth + 0.75 }

  init(scale: Float, isClear: Bool, hasBorder: Bool, showsRim: Bool) {
    rimWidth = Optics.rimWidth * scale
    rimBase = Optics.rimBase * 256
    rimLobe = Optics.rimLobe * 256
    rimBleed = Optics.rimBleed
    if hasBorder {
      rimWidth = Optics.contrastBorder.width * scale
      rimBase = Optics.contrastBorder.mix * 256
      rimLobe = 0
      rimBleed = 0
    }
    borderWidth = Optics.borderWidth * scale
    borderMix = Optics.borderMix * 256
    innerDepth = Optics.innerShadowDepth * scale
    innerMix = Optics.innerShadow * 256
    bandWidth = Optics.bandWidth * scale
    bandMix = isClear ? 0 : Optics.bandMix * 256
    if !showsRim {
      (rimBase, rimLobe, borderMix, innerMix) = (0, 0, 0, 0)
    }
  }
}

/// Coverage, rim, dark border, inner shadow and band of every pixel of the run, as 0 … 256.
func shadeEdge(_ style: EdgeStyle, _ run: Run, _ lanes: Lanes) {
  let d = lanes.distance(.merged)
  let nx = lanes.gradientX(.merged)
  let ny = lanes.gradientY(.merged)
  let rimScale = lanes.rimScale
  let (coverage, rim, border) = (lanes.coverage, lanes.rim, lanes.border)
  let (inner, band) = (lanes.innerShadow, lanes.bandMix)
  let (lightX, lightY) = (Optics.light.x, Optics.light.y)
  let inverseRim = 1 / style.rimWidth
  let inverseBleed = inverseRim / Optics.rimBleedWidths
  let inverseBorder = 1 / style.borderWidth
  let inverseInner = 1 / style.innerDepth
  let (base, lobe, bleed) = (style.rimBase, style.rimLobe, style.rimBleed)
  let (borderMix, innerMix) = (style.borderMix, style.innerMix)
  let (bandWidth, bandMix) = (style.bandWidth, style.bandMix)
  for i in 0..<run.count {
    let distance = d[i]
    // The half plane's share of the pixel: a ramp as wide as the larger component of the normal,
    // averaged over the smaller one.
    let (ax, ay) = (abs(nx[i]), abs(ny[i]))
    let a = ax > ay ? ax : ay
    let small = ax > ay ? ay : ax
    let b = small > 0.002 ? small : 0.002
    let inverseA = 1 / a
    let (x1, x2) = (b * 0.5 - distance, b * -0.5 - distance)
    let (r1, r2) = (x1 * inverseA + 0.5, x2 * inverseA + 0.5)
    let (p1, p2) = (r1 > 0 ? r1 : 0, r2 > 0 ? r2 : 0)
    let (s1, s2) = (p1 < 1 ? p1 : 1, p2 < 1 ? p2 : 1)
    let (e1, e2) = (x1 - a * 0.5, x2 - a * 0.5)
    let g1 = a * s1 * s1 * 0.5 + (e1 > 0 ? e1 : 0)
    let g2 = a * s2 * s2 * 0.5 + (e2 > 0 ? e2 : 0)
    // Farther than a pixel the difference of the integrals has no digits left.
    let part = (g1 - g2) / b
    let near = distance < 1 ? part : 0
    coverage[i] = distance > -1 ? near * 256 : 256

    let facing = nx[i] * lightX + ny[i] * lightY
    let lit = facing * facing
    let depth = distance < 0 ? -distance : 0
    let line = 1 - depth * inverseRim
    let glow = 1 - depth * inverseBleed
    let profile = (line > 0 ? line : 0) + (glow > 0 ? glow * glow : 0) * bleed
    let shine = (base + lobe * lit) * profile * rimScale[i]
    rim[i] = shine < 256 ? shine : 256

    let out = distance > 0 ? distance : 0
    let fade = 1 - out * inverseBorder
    border[i] = (fade > 0 ? fade : 0) * borderMix * (1 - lit) * rimScale[i]

    let shade = 1 - depth * inverseInner
    inner[i] = (shade > 0 ? shade : 0) * lit * innerMix

    let inside = bandWidth + distance + 0.5
    let part2 = inside > 0 ? (inside < 1 ? inside : 1) : 0
    band[i] = part2 * bandMix
  }
}

/// Window pixels to the layer's cells, in 1/256, held inside the layer.
func toCells(
  _ x: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, count: Int, _ layer: LayerView,
  _ columns: UnsafeMutablePointer<Int32>, _ rows: UnsafeMutablePointer<Int32>
) {
  let scale = 256 / Float(layer.divisor)
  let originX = Int32(layer.x * 256 + 128)
  let originY = Int32(layer.y * 256 + 128)
  let limitX = Int32(layer.width * 256 - 257)
  let limitY = Int32(layer.height * 256 - 257)
  // Rounded before the origin is taken off: the layer's place, and so the clip, changes nothing.
  for i in 0..<count {
    let fx = rounded(x[i] * scale) &- originX
    let fy = rounded(y[i] * scale) &- originY
    columns[i] = fx > 0 ? (fx < limitX ? fx : limitX) : 0
    rows[i] = fy > 0 ? (fy < limitY ? fy : limitY) : 0
  }
}
