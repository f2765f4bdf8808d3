import DisplayList
import Foundation

/// How one kind of glass answers its backdrop: equal materials share a layer.
struct Material: Equatable {
  /// Standard deviation of the blur in pixels, and how many pixels a cell of its layer spans.
  var deviation: Float
  var divisor: Int
  var face: Optics.Face
  var tint: SIMD3<Float>
  var tintMix: Float
  var tintTone: SIMD2<Float>
  /// How much of face and tint gives way to an even grey, and which: for the label's contrast.
  var veil: Float
  var veilTone: Float
  /// The tone is mixed over the plain backdrop with this strength.
  var strength: Float
  /// Mixed toward white.
  var highlight: Float
  /// From 0, light glass, to 1, dark glass.
  var darkness: Float
  var hasBorder: Bool
  /// Deviation along the edge, as a part of `deviation`.
  var edgeShare: Float

  /// `shortSide` in points.
  init(
    _ shape: GlassShape, shortSide: Float, appearance: GlassAppearance, scale: Float,
    ablation: Set<GlassStage>
  ) {
    let presence = Float(min(max(shape.presence, 0), 1))
    let isClear = shape.variant == .clear
    let own = shape.face ?? GlassFace(isDark: appearance.isDark)
    let dark = Float(min(max(own.tone.isFinite ? own.tone : 0, 0), 1))
    darkness = dark

    var points = Optics.blurClear
    if !isClear {
      points =
        Optics.blurLeast + Optics.blurGain
        * Optics.ramp(shortSide, Optics.blurFrom, Optics.blurTo)
      if appearance.reducesTransparency { points *= Optics.frostedBlur }
    }
    deviation = ablation.contains(.blur) ? 0 : points * scale * presence
    edgeShare = isClear ? Optics.bandBlurClear : Optics.bandBlurShare

    if isClear {
      face = Optics.clearFace
    } else {
      let light = Optics.lightSmallFace.mixed(
        with: Optics.lightLargeFace, Optics.ramp(shortSide, Optics.lightSmall, Optics.lightLarge))
      let deep = Optics.darkSmallFace.mixed(
        with: Optics.darkLargeFace, Optics.ramp(shortSide, Optics.darkSmall, Optics.darkLarge))
      face = light.mixed(with: deep, dark)
    }
    if appearance.reducesTransparency {
      face = Optics.frostedLightFace.mixed(with: Optics.frostedDarkFace, dark)
    }
    if appearance.increasesContrast {
      face = Optics.contrastLightFace.mixed(with: Optics.contrastDarkFace, dark)
    }
    divisor = Self.divisor(for: deviation, slope: face.slope)
    hasBorder = appearance.increasesContrast

    func channel(_ v: Double) -> Float { v.isFinite ? Float(min(max(v, 0), 1)) : 0 }
    if let color = shape.tint, channel(color.alpha) > 0 {
      tint = SIMD3(channel(color.red), channel(color.green), channel(color.blue))
      tintMix = channel(color.alpha)
      if !shape.isEnabled { tintMix *= Optics.disabledTint }
      if !appearance.isWindowActive { tintMix *= Optics.inactiveTint }
    } else {
      tint = .zero
      tintMix = 0
    }
    let depth = isClear ? 0 : dark
    let (day, night) = (Optics.tintLight, Optics.tintDark)
    tintTone =
      SIMD2(day.base, day.gain)
      + (SIMD2(night.base, night.gain) - SIMD2(day.base, day.gain)) * depth
    veil = channel(own.veil)
    veilTone = 1 - channel(own.label)
    face = face.mixed(with: Optics.Face(slope: 0, offset: veilTone, chroma: 0), veil)

    strength = presence
    if !shape.isEnabled, !appearance.increasesContrast {
      // A veil that shall help has to be seen.
      strength *= Optics.disabledFace + (1 - Optics.disabledFace) * veil
    }
    let press = channel(shape.highlight)
    let plain =
      Optics.highlightLight + (Optics.highlightDark - Optics.highlightLight) * depth
    highlight = press * (plain + (Optics.highlightTint - plain) * tintMix)
    if ablation.contains(.tone) {
      face = .identity
      veil = 0
      tintMix = 0
      highlight = 0
    }
  }

  /// The upper end of the tint's tone and its γ over a backdrop of luma `y`.
  ///
  /// GLASS.md §3: lo + (hi − lo) · c^γ with lo = 0.
  func tintCurve(_ y: Float) -> (high: Float, gamma: Float) {
    (
      tintTone.x + tintTone.y * pow(y, Optics.tintPower),
      1 + Optics.tintGamma * (1 - y)
    )
  }

  /// What the face shows of a colour behind it, as `pk_tone_row` has it; channels 0 … 1.
  func answer(to color: SIMD3<Float>) -> SIMD3<Float> {
    let y = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    var out = (color - y) * face.chroma + (y * face.slope + face.offset)
    if tintMix > 0 {
      let (high, gamma) = tintCurve(min(max(y, 0), 1))
      var tone = SIMD3<Float>.zero
      for channel in 0..<3 { tone[channel] = high * pow(tint[channel], gamma) }
      out += (tone + (veilTone - tone) * veil - out) * tintMix
    }
    out = color + (out - color) * strength
    out += (1 - out) * highlight
    return out.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// The coarsest of 4, 2, 1 that the wanted deviation still spans: a grid that is coarser than its
  /// blur would show through when content scrolls under it (property 14).
  private static func divisor(for deviation: Float, slope: Float) -> Int {
    let isFlat = slope < Optics.flatFace
    let cells = isFlat ? Optics.cellDeviationFlat : Optics.cellDeviation
    for divisor in [4, 2] where deviation >= cells * Float(divisor) { return divisor }
    return 1
  }

  /// The variance that brings a layer to `share` of the deviation, in square cells.
  ///
  /// Averaging and interpolating blur already; this is the rest.
  func variance(share: Float = 1) -> Float {
    let wanted = deviation * share
    return max(wanted * wanted - Self.ownVariance(divisor), 0) / Float(divisor * divisor)
  }

  /// How far from a place the blur looks, with the cells around, in pixels.
  var blurReach: Int {
    let radius = max(BlurKernel.radius(variance()), BlurKernel.radius(variance(share: edgeShare)))
    return (radius + 3) * divisor
  }

  /// Variance in square pixels of averaging cells of `divisor` pixels, (D² − 1) / 12, and of reading
  /// them back linearly at the middles of pixels, (2 D² + 1) / 12.
  static func ownVariance(_ divisor: Int) -> Float {
    divisor == 1 ? 0 : Float(divisor * divisor) / 4
  }
}
