import Foundation
import PixelKernels

/// The tone of one material, kept from frame to frame.
final class Tone {
  private var material: Material?
  private var numbers = pk_tone()

  func withKernel(_ body: (UnsafePointer<pk_tone>) -> Void) {
    withUnsafePointer(to: numbers, body)
  }

  func set(_ material: Material) {
    guard material != self.material else { return }
    self.material = material
    let (light, dark) = (Optics.contrastBorderTone.onLight, Optics.contrastBorderTone.onDark)
    let border = light + (dark - light) * material.darkness
    numbers = pk_tone(
      slope: material.face.slope, offset: 255 * material.face.offset,
      chroma: material.face.chroma, strength: material.strength, highlight: material.highlight,
      tint_mix: material.tintMix, tint_blue: Self.cubic(material, material.tint.z),
      tint_green: Self.cubic(material, material.tint.y),
      tint_red: Self.cubic(material, material.tint.x), rim_offset: 255 * Optics.rimLift.offset,
      rim_gain: Optics.rimLift.gain, rim_chroma: Optics.rimChroma,
      border: material.hasBorder ? 255 * border : -1)
  }

  /// A channel of the tint over backdrops of luma 0 … 1, within 0.5 / 255.
  ///
  /// The cubic through the curve's values at Chebyshev's four places, by divided differences.
  private static func cubic(_ material: Material, _ channel: Float) -> pk_cubic {
    guard material.tintMix > 0 else { return pk_cubic() }
    let places = (0..<4).map { 0.5 - 0.5 * cos(Double(2 * $0 + 1) * .pi / 8) }
    var table = places.map { place in
      let (high, gamma) = material.tintCurve(Float(place))
      let tone = high * pow(channel, gamma)
      return Double(255 * (tone + (material.veilTone - tone) * material.veil))
    }
    for order in 1..<4 {
      for i in stride(from: 3, through: order, by: -1) {
        table[i] = (table[i] - table[i - 1]) / (places[i] - places[i - order])
      }
    }
    // From Newton's form to powers.
    var powers = [table[3], 0, 0, 0]
    for i in stride(from: 2, through: 0, by: -1) {
      for power in stride(from: 3, through: 1, by: -1) {
        powers[power] = powers[power - 1] - places[i] * powers[power]
      }
      powers[0] = table[i] - places[i] * powers[0]
    }
    return pk_cubic(
      c0: Float(powers[0]), c1: Float(powers[1]), c2: Float(powers[2]), c3: Float(powers[3]))
  }
}
