import Foundation

/// The tone of one material: backdrop colour in, face out, in 0 … 255, channels B G R A.
struct ToneCurve {
  private let face: Optics.Face
  private let mix: Float
  private let strength: Float
  private let highlight: Float
  /// The tint's tone over backdrops of luma 0 … 1 in steps of 1/64, and the rest of its curve.
  private let tones: [SIMD4<Float>]
  private let border: Float?

  static let luma = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
  private static let steps = 64

  init(_ material: Material) {
    face = material.face
    mix = material.tintMix
    strength = material.strength
    highlight = material.highlight
    border =
      material.hasBorder
      ? 255
        * (material.isDark
          ? Optics.contrastBorderTone.onDark : Optics.contrastBorderTone.onLight) : nil
    guard material.tintMix > 0 else {
      tones = []
      return
    }
    tones = (0...Self.steps + 1).map { step in
      let y = min(Float(step) / Float(Self.steps), 1)
      let high = material.tintTone.x + material.tintTone.y * pow(y, Optics.tintPower)
      let gamma = 1 + Optics.tintGamma * (1 - y)
      func tone(_ c: Float) -> Float { 255 * high * pow(c, gamma) }
      return SIMD4(tone(material.tint.z), tone(material.tint.y), tone(material.tint.x), 255)
    }
  }

  /// The face over the backdrop `c`. Clear parts of a backdrop count as black.
  @inline(__always)
  func face(over c: SIMD4<Float>) -> SIMD4<Float> {
    let y = (c * Self.luma).sum()
    let level = y * face.slope + 255 * face.offset
    var out = (c - y) * face.chroma + level
    if mix > 0 {
      let at = min(max(y * (Float(Self.steps) / 255), 0), Float(Self.steps))
      let index = Int(at)
      let tone = tones[index] + (tones[index + 1] - tones[index]) * (at - Float(index))
      out += (tone - out) * mix
    }
    out = c + (out - c) * strength
    out += (255 - out) * highlight
    out.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    out.w = 255
    return out
  }

  /// The tone that the rim recolours a face with: lighter, and richer in colour.
  @inline(__always)
  func rim(of f: SIMD4<Float>) -> SIMD4<Float> {
    if let border { return SIMD4(border, border, border, 255) }
    let y = (f * Self.luma).sum()
    let level = y + 255 * Optics.rimLift.offset + y * Optics.rimLift.gain
    var out = (f - y) * Optics.rimChroma + level
    out.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    out.w = 255
    return out
  }
}
