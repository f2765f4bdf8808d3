import DisplayList

/// How one kind of glass answers its backdrop: equal materials share a layer.
struct Material: Equatable {
  /// Standard deviation of the blur in pixels, and how many pixels a cell of its layer spans.
  var deviation: Float
  var divisor: Int
  var face: Optics.Face
  var tint: SIMD3<Float>
  var tintMix: Float
  var tintTone: SIMD2<Float>
  /// The tone is mixed over the plain backdrop with this strength.
  var strength: Float
  /// Mixed toward white.
  var highlight: Float
  var isDark: Bool
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
    let dark = appearance.isDark

    var points = Optics.blurClear
    if !isClear {
      points =
        Optics.blurLeast + Optics.blurGain
        * Optics.ramp(shortSide, Optics.blurFrom, Optics.blurTo)
      if appearance.reducesTransparency { points *= Optics.frostedBlur }
    }
    deviation = ablation.contains(.blur) ? 0 : points * scale * presence
    divisor = Self.divisor(for: deviation)
    edgeShare = isClear ? Optics.bandBlurClear : Optics.bandBlurShare

    if isClear {
      face = Optics.clearFace
    } else if dark {
      face = Optics.darkSmallFace.mixed(
        with: Optics.darkLargeFace, Optics.ramp(shortSide, Optics.darkSmall, Optics.darkLarge))
    } else {
      face = Optics.lightSmallFace.mixed(
        with: Optics.lightLargeFace, Optics.ramp(shortSide, Optics.lightSmall, Optics.lightLarge))
    }
    if appearance.reducesTransparency {
      face = dark ? Optics.frostedDarkFace : Optics.frostedLightFace
    }
    if appearance.increasesContrast {
      face = dark ? Optics.contrastDarkFace : Optics.contrastLightFace
    }
    hasBorder = appearance.increasesContrast
    isDark = dark

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
    let tone = dark && !isClear ? Optics.tintDark : Optics.tintLight
    tintTone = SIMD2(tone.base, tone.gain)

    strength = presence
    if !shape.isEnabled, !appearance.increasesContrast { strength *= Optics.disabledFace }
    let press = channel(shape.highlight)
    let plain = dark && !isClear ? Optics.highlightDark : Optics.highlightLight
    highlight = press * (plain + (Optics.highlightTint - plain) * tintMix)
    if ablation.contains(.tone) {
      face = .identity
      tintMix = 0
      highlight = 0
    }
  }

  /// The coarsest of 4, 2, 1 that the wanted deviation still spans: a grid that is coarser than its
  /// blur would show through when content scrolls under it (property 14).
  private static func divisor(for deviation: Float) -> Int {
    for divisor in [4, 2] where deviation >= Optics.cellDeviation * Float(divisor) {
      return divisor
    }
    return 1
  }

  /// The variance that brings a layer to `share` of the deviation, in square cells.
  ///
  /// Averaging and interpolating blur already; this is the rest.
  func variance(share: Float = 1) -> Float {
    let wanted = deviation * share
    return max(wanted * wanted - Self.ownVariance(divisor), 0) / Float(divisor * divisor)
  }

  /// Variance in square pixels of averaging cells of `divisor` pixels, (D² − 1) / 12, and of reading
  /// them back linearly at the middles of pixels, (2 D² + 1) / 12.
  static func ownVariance(_ divisor: Int) -> Float {
    divisor == 1 ? 0 : Float(divisor * divisor) / 4
  }
}
