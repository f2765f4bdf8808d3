/// The laws of the material: every constant, once, with where it comes from.
///
/// A: Apple's documentation and talks; B: measurements by third parties; R: measured on recordings;
/// C: computed or measured on prototypes; T: tuned by eye. Lengths are points, channels 0 … 1.
enum Optics {
  // MARK: Merging

  /// The smooth minimum's reach between a union and its pressed member (T).
  static let swellingReach: Float = 12
  /// Width over which tint, lens and other values of merging shapes blend at least, as a part of the
  /// spacing: else shapes that lie on each other would meet in a line (T).
  static let valueBlend: Float = 0.75
  /// The least |∇d| by which a merged distance is divided; bounds the depth in a neck (T).
  static let leastGradient: Float = 0.25

  // MARK: Lens

  /// Bevel height H as a part of the short side (B).
  static let bevelShare: Float = 0.25
  /// The largest bevel height (B).
  static let bevelLimit: Float = 20
  /// Displacement at the very edge, as a part of the short side (T, B says 0.5 to 0.8).
  static let amountShareRegular: Float = 0.5
  /// The same for clear glass (T).
  static let amountShareClear: Float = 0.66
  /// The largest displacement (B).
  static let amountLimit: Float = 60
  /// Width of the band along the edge that also shows what lies outside (B).
  static let bandWidth: Float = 1
  /// How much of the outward read the band mixes in (B).
  static let bandMix: Float = 0.3
  /// How far outward the band reads, as a part of the short side (B).
  static let bandShare: Float = 0.2

  // MARK: Blur

  /// Standard deviation for short sides up to `blurFrom` (B).
  static let blurLeast: Float = 1.33
  /// What the largest shapes add to it (B).
  static let blurGain: Float = 2.67
  static let blurFrom: Float = 48
  static let blurTo: Float = 160
  /// Standard deviation behind clear glass (B).
  static let blurClear: Float = 0.5
  /// The outer band's deviation as a part of the blur's (B).
  static let bandBlurShare: Float = 0.5
  /// The same on clear glass: the lens squeezes so much into the edge that it would sparkle (T).
  static let bandBlurClear: Float = 3
  static let bandBlurClearMix: Float = 0.85
  /// Reduce Transparency: how much wider the blur is (T).
  static let frostedBlur: Float = 3

  /// The least deviation of a blur on a grid, in its cells (C): with less, what scrolls by under the
  /// glass shimmers by more than 1/255.
  static let cellDeviation: Float = 0.86
  /// The same under a flat face (T): text shimmers by 1.3/255 at the most, and shapes of 126 points and
  /// more take a quarter of the work.
  static let cellDeviationFlat: Float = 0.8
  /// Faces of less slope are flat (T): the light ones from about 120 points on.
  static let flatFace: Float = 0.4

  // MARK: Faces

  /// Up to this short side a light face is the small one (B).
  static let lightSmall: Float = 64
  /// From this short side a light face is the large one (B, R).
  static let lightLarge: Float = 150
  /// Y → 0.592 Y + 0.405, chroma × 1.17 of what the slope leaves (B).
  static let lightSmallFace = Face(slope: 0.592, offset: 0.405, chroma: 0.592 * 1.17)
  /// About 0.25 Y + 0.70, chroma × 0.45 (R).
  static let lightLargeFace = Face(slope: 0.25, offset: 0.70, chroma: 0.45)
  static let darkSmall: Float = 75
  static let darkLarge: Float = 105
  /// Y → 0.597 Y + 0.125 (B); chroma as the light face's (T).
  static let darkSmallFace = Face(slope: 0.597, offset: 0.125, chroma: 0.597 * 1.17)
  /// Y → 0.447 Y + … (B); 23/255 over black (R).
  static let darkLargeFace = Face(slope: 0.447, offset: 23.0 / 255, chroma: 0.447 * 1.1)
  /// Y → 0.954 Y + 0.126, chroma × 1.057 (B).
  static let clearFace = Face(slope: 0.954, offset: 0.126, chroma: 1.057)
  /// Reduce Transparency: nearly even, little of the content's colour (T).
  static let frostedLightFace = Face(slope: 0.10, offset: 0.83, chroma: 0.12)
  static let frostedDarkFace = Face(slope: 0.10, offset: 0.13, chroma: 0.12)
  /// Increase Contrast: near white or near black, so that any label keeps 7:1 (A, T).
  static let contrastLightFace = Face(slope: 0.04, offset: 0.94, chroma: 0.04)
  static let contrastDarkFace = Face(slope: 0.04, offset: 0.05, chroma: 0.04)
  /// Share of the face that a disabled shape keeps; the rest is plain backdrop (T).
  static let disabledFace: Float = 0.45
  /// Share of its tint that a disabled shape keeps (T).
  static let disabledTint: Float = 0.4
  /// Share of its tint that a shape in an inactive window keeps (T).
  static let inactiveTint: Float = 0.45

  // MARK: Tint

  /// The tone's upper end over black and what white adds, on light glass (B).
  static let tintLight: (base: Float, gain: Float) = (0.761, 0.239)
  /// The same on dark glass (T).
  static let tintDark: (base: Float, gain: Float) = (0.70, 0.26)
  static let tintPower: Float = 0.907
  /// γ = 1 + this · (1 − Y) (B).
  static let tintGamma: Float = 0.07

  // MARK: Press

  /// How far `highlight` 1 goes toward white: "nearly white" on light glass (B, R).
  static let highlightLight: Float = 0.9
  /// On dark glass, so that a light label stays readable (T).
  static let highlightDark: Float = 0.32
  /// On tinted glass, at full tint (T).
  static let highlightTint: Float = 0.28
  /// How far `glow.intensity` 1 goes toward white right under the pointer (T).
  static let glowMix: Float = 0.45
  /// The same under a white label, which 0.45 swallowed on a picture (T).
  static let glowMixUnderWhite: Float = 0.16

  // MARK: Rim

  /// Width of the linear fall-off (B says 1 to 1.2).
  static let rimWidth: Float = 1.2
  /// Strength everywhere, and what the lobes add: mix = base + lobe · l², l = |n · light| (T).
  static let rimBase: Float = 0.12
  static let rimLobe: Float = 0.6
  /// The bleed reaches so many widths, with this strength (B, T).
  static let rimBleedWidths: Float = 4
  static let rimBleed: Float = 0.10
  /// Chroma gain of the rim's tone over the face's (B).
  static let rimChroma: Float = 2.85
  /// The rim's tone lies above the face by offset + gain · Y: 35/255 over black (R), +0.45 on light (T).
  static let rimLift: (offset: Float, gain: Float) = (0.055, 0.75)
  /// Direction toward the light: upper left; two lobes at −45° and 135° (B).
  static let light = (x: Float(-0.7071068), y: Float(-0.7071068))
  /// Rim of disabled shapes and of inactive windows (T).
  static let disabledRim: Float = 0.45
  static let inactiveRim: Float = 0.7
  /// The rim is on from the first frame: full from this presence on (B, T).
  static let rimPresence: Float = 0.05
  /// Increase Contrast: strength and width of the border, and its two greys (T).
  static let contrastBorder: (mix: Float, width: Float) = (0.95, 1.25)
  static let contrastBorderTone: (onLight: Float, onDark: Float) = (0.25, 0.8)

  // MARK: Borders and shadows

  /// The dark border fades outward over this width (B).
  static let borderWidth: Float = 0.75
  /// Its strength at the outline, times 1 − l² (B says 0.4, prototype 0.1: T).
  static let borderMix: Float = 0.12
  /// Inner shadow: this part of the transmitted light (B), over this depth (T).
  static let innerShadow: Float = 0.025
  static let innerShadowDepth: Float = 4.5
  /// Shadow of small (48) and large (160) shapes: points down, blur radius, opacity (B).
  static let shadowSmall = Shadow(offset: 4, radius: 10, opacity: 0.5)
  static let shadowLarge = Shadow(offset: 8, radius: 24, opacity: 0.25)
  /// Opacities as measured darken too much on our backdrops (T).
  static let shadowScale: Float = 0.45
  /// A blur radius is two standard deviations.
  static let shadowDeviation: Float = 0.5
  /// Over flat light the shadow keeps this share; a busy backdrop has this deviation of luma (B, T).
  static let shadowFlat: Float = 0.6
  static let shadowBusy: Float = 0.18
  static let disabledShadow: Float = 0.5
  /// Below this short side rim, border and shadow weaken with it, so that glass shrinks to nothing (T).
  static let leastSide: Float = 1
  static let inactiveShadow: Float = 0.6

  // MARK: Adaptivity

  /// The largest short side, in points, of shapes that flip between light and dark (A).
  static let flipLimit: Float = 64
  /// The contrast that labels keep (A), disabled ones, and those under Increase Contrast (A).
  static let labelContrast: Float = 4.5
  static let disabledContrast: Float = 3
  static let increasedContrast: Float = 7
  /// A veil aims so much higher, as pixels are rounded and percentiles sampled (C).
  static let veilMargin: Float = 1.05
  /// While something moves an appearance is left this much below the contrast labels keep, and
  /// returned to this much above it (T): about ± 0.05 of the backdrop's luma.
  static let hysteresis: Float = 1.12
  /// The same where neither appearance keeps the contrast (T).
  static let mixedHysteresis: Float = 1.3
  /// From this share of tint on a label is chosen for the tint, below it for the glass (T).
  static let tintedLabel: Float = 0.5
  /// Tints on which white has this contrast by itself take white labels, all others black ones (T): of
  /// the stock colours red, blue, indigo, purple, pink and brown are white, as people know them; orange
  /// stays orange under a black label, where a white one would ask for brown.
  static let whiteLabelContrast: Float = 3
  /// Up to this veil a tint keeps the label that it prefers (T).
  static let preferredLabelVeil: Float = 0.3
  /// Percentiles of the face that the label is held against (B).
  static let percentiles: (low: Float, high: Float) = (0.1, 0.9)

  /// How a face answers its backdrop: out = slope · Y + offset + chroma · (C − Y).
  struct Face: Equatable {
    var slope: Float
    var offset: Float
    var chroma: Float

    static let identity = Face(slope: 1, offset: 0, chroma: 1)

    func mixed(with other: Face, _ t: Float) -> Face {
      Face(
        slope: slope + (other.slope - slope) * t, offset: offset + (other.offset - offset) * t,
        chroma: chroma + (other.chroma - chroma) * t)
    }
  }

  /// A drop shadow, in points.
  struct Shadow: Equatable {
    var offset: Float
    var radius: Float
    var opacity: Float
  }

  /// 0 at `low`, 1 at `high`, linear between.
  static func ramp(_ x: Float, _ low: Float, _ high: Float) -> Float {
    min(max((x - low) / (high - low), 0), 1)
  }
}
