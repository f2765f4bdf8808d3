import DisplayList
import Foundation
import Geometry

/// Turns shapes into drops of a silhouette.
struct SilhouetteBuilder {
  let scale: Float
  let transform: CGAffineTransform
  let appearance: GlassAppearance
  let ablation: Set<GlassStage>
  let caches: ShapeCaches
  let backdrop: BackdropTraits

  /// Appends the shape, unless it is no glass: no presence, no area, or numbers that are none.
  ///
  /// `layer` finds the layer for a material.
  func add(
    _ shape: GlassShape, to silhouette: inout Silhouette, layer: (Material) -> Int
  ) {
    guard shape.presence.isFinite, shape.presence > 0 else { return }
    let toPixels = shape.transform.concatenating(transform)
      .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    guard let outline = Primitive(shape.outline, transform: toPixels, caches: caches) else {
      return
    }
    let first = silhouette.primitives.count
    silhouette.append(outline)
    var bounds = outline.bounds
    var slack = outline.anisotropy
    for swelling in shape.swellings {
      guard let member = Primitive(swelling, transform: toPixels, caches: caches) else {
        continue
      }
      silhouette.append(member)
      bounds = bounds.union(member.bounds)
      slack = max(slack, member.anisotropy)
    }
    let points = outline.shortSide / scale
    let shadow =
      shadowStrength(shape, bounds: bounds) * Optics.ramp(points, 0, Optics.leastSide)
    let large = Optics.ramp(points, Optics.blurFrom, Optics.blurTo)
    silhouette.append(
      Drop(
        primitives: first..<silhouette.primitives.count, bounds: bounds, shortSide: points,
        lens: lens(shape, points: points),
        shadowSmall: Optics.shadowSmall.opacity * (1 - large) * shadow,
        shadowLarge: Optics.shadowLarge.opacity * large * shadow,
        pull: Float(min(shape.presence, 1)), slack: slack,
        layer: layer(
          Material(
            shape, shortSide: points, appearance: appearance, scale: scale, ablation: ablation))))
  }

  /// GLASS.md §3: lens, bevel and outer band scale with the short side.
  private func lens(_ shape: GlassShape, points: Float) -> Drop.Lens {
    let isClear = shape.variant == .clear
    let presence = Float(min(shape.presence, 1))
    let share = isClear ? Optics.amountShareClear : Optics.amountShareRegular
    let bend = ablation.contains(.lens) ? 0 : presence * scale
    var rim = min(presence / Optics.rimPresence, 1) * Optics.ramp(points, 0, Optics.leastSide)
    if !appearance.increasesContrast {
      if !shape.isEnabled { rim *= Optics.disabledRim }
      if !appearance.isWindowActive { rim *= Optics.inactiveRim }
    }
    return Drop.Lens(
      amount: min(share * points, Optics.amountLimit) * bend,
      bevel: max(min(Optics.bevelShare * points, Optics.bevelLimit) * scale, 0.01),
      band: isClear ? 0 : Optics.bandShare * points * bend, rimScale: rim)
  }

  private func shadowStrength(_ shape: GlassShape, bounds: CGRect) -> Float {
    if shape.variant == .clear || ablation.contains(.shadow) { return 0 }
    var strength = Float(min(shape.presence, 1)) * Optics.shadowScale
    if !shape.isEnabled { strength *= Optics.disabledShadow }
    if !appearance.isWindowActive { strength *= Optics.inactiveShadow }
    let unrest = shape.face?.unrest.map { Float($0) } ?? backdrop.unrest(in: bounds)
    return strength * (Optics.shadowFlat + (1 - Optics.shadowFlat) * unrest)
  }

  /// Gives the silhouette its reach and widens its bounds by what merging may add.
  func finish(_ silhouette: inout Silhouette, spacing: CGFloat) {
    let finite = spacing.isFinite ? min(max(Float(spacing), 0), 1000) : 0
    let pixels = scale * Float(abs(Double(transform.determinant)).squareRoot())
    silhouette.finish(
      reach: ablation.contains(.merge) ? 0 : finite * pixels,
      swellingReach: Optics.swellingReach * pixels)
  }
}
