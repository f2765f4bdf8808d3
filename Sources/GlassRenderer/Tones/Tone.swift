import Foundation
import PixelKernels

/// The tone of one material, kept from frame to frame.
final class Tone {
  private var material: Material?
  private var numbers = pk_tone()
  private let tints: UnsafeMutablePointer<Float>
  private static let steps = 64

  init() {
    tints = .allocate(capacity: 3 * (Self.steps + 1))
    tints.initialize(repeating: 0, count: 3 * (Self.steps + 1))
  }

  deinit { tints.deallocate() }

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
      tint_mix: material.tintMix, tint: material.tintMix > 0 ? UnsafePointer(tints) : nil,
      rim_offset: 255 * Optics.rimLift.offset, rim_gain: Optics.rimLift.gain,
      rim_chroma: Optics.rimChroma, border: material.hasBorder ? 255 * border : -1)
    guard material.tintMix > 0 else { return }
    for step in 0...Self.steps {
      let (high, gamma) = material.tintCurve(Float(step) / Float(Self.steps))
      for (channel, c) in [material.tint.z, material.tint.y, material.tint.x].enumerated() {
        let tone = high * pow(c, gamma)
        tints[3 * step + channel] = 255 * (tone + (material.veilTone - tone) * material.veil)
      }
    }
  }
}
