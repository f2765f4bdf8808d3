import DisplayList
import Foundation

/// What lies behind one drop of glass, and how its face and labels answer it.
public struct GlassReading {
  public let shape: GlassShape
  let appearance: GlassAppearance
  /// In points.
  let shortSide: Float
  /// Blurred, channels 0 … 1.
  let colors: [SIMD3<Float>]
  /// From 0, over flat light, to 1, over busy or dark content; in steps of 1/16, so that not every
  /// change of the content is one of the shadow.
  let unrest: Double

  /// Relative luminances of a face at the 10th, 50th and 90th percentile.
  public struct Luminances: Hashable, Sendable {
    public var low: Float
    public var middle: Float
    public var high: Float
  }

  func material(_ face: GlassFace) -> Material {
    var shape = shape
    shape.face = face
    return Material(shape, shortSide: shortSide, appearance: appearance, scale: 1, ablation: [])
  }

  /// The luminances of the shape with a face.
  public func luminances(_ face: GlassFace) -> Luminances {
    let sorted = sortedFace(face)
    func pick(_ share: Float) -> Float { Luminance.of(sorted[index(share)]) }
    let (low, high) = Optics.percentiles
    return Luminances(low: pick(low), middle: pick(0.5), high: pick(high))
  }

  /// The least contrast of a label without a style of its own against the percentiles of a face.
  public func contrast(_ face: GlassFace) -> Float {
    let sorted = sortedFace(face)
    let (low, high) = Optics.percentiles
    return min(
      labelContrast(on: sorted[index(low)], face), labelContrast(on: sorted[index(high)], face))
  }

  private func index(_ share: Float) -> Int {
    Int((Float(colors.count - 1) * share).rounded())
  }

  private func sortedFace(_ face: GlassFace) -> [SIMD3<Float>] {
    let material = material(face)
    return colors.map { material.answer(to: $0) }
      .map { (Luminance.of($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func labelContrast(on color: SIMD3<Float>, _ face: GlassFace) -> Float {
    let label = Float(face.label)
    var opacity = 1 + (Float(GlassLabel.lightOpacity) - 1) * label
    if !shape.isEnabled { opacity *= Float(GlassLabel.disabledOpacity) }
    return Luminance.contrast(color, color + (label - color) * opacity)
  }

  /// The contrast that a label on the shape keeps.
  var wanted: Float {
    if !shape.isEnabled { return Optics.disabledContrast }
    return appearance.increasesContrast ? Optics.increasedContrast : Optics.labelContrast
  }

  /// Whether the tint, not the glass, decides over its label.
  var isTinted: Bool {
    material(GlassFace(isDark: appearance.isDark)).tintMix >= Optics.tintedLabel
  }

  /// Whether white reads well enough on the tint by itself.
  var prefersWhiteLabel: Bool {
    Luminance.contrast(material(GlassFace(isDark: appearance.isDark)).tint, .one)
      >= Optics.whiteLabelContrast
  }

  var flips: Bool { shortSide <= Optics.flipLimit }

  /// The face with the least veil in 1/64 that gives its label the contrast it keeps.
  func veiled(_ face: GlassFace) -> GlassFace {
    let aim = wanted * Optics.veilMargin
    var face = face
    if contrast(face) >= aim { return face }
    var (low, high) = (0, 64)
    while high - low > 1 {
      let middle = (low + high) / 2
      face.veil = Double(middle) / 64
      if contrast(face) >= aim { high = middle } else { low = middle }
    }
    face.veil = Double(high) / 64
    return face
  }
}
