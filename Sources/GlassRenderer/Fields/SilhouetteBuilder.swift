import DisplayList
import Foundation
import Geometry

/// Turns a group's shapes into silhouettes, one a variant: regular and clear never merge.
struct SilhouetteBuilder {
  let scale: Float
  let transform: CGAffineTransform
  let appearance: GlassAppearance
  let ablation: Set<GlassStage>
  let grids: DistanceGridCache

  /// Appends the shape, unless it is no glass: no presence, no area, or numbers that are none.
  /// `layer` finds the layer for a material. `isBusy` is the backdrop's unrest, 0 … 1.
  func add(
    _ shape: GlassShape, to silhouette: inout Silhouette, backdrop: BackdropTraits,
    layer: (Material) -> Int
  ) {
    guard shape.presence.isFinite, shape.presence > 0 else { return }
    let toPixels = shape.transform.concatenating(transform)
      .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    guard
      let outline = Primitive(shape.outline, transform: toPixels, grids: grids)
    else { return }
    let first = silhouette.primitives.count
    silhouette.primitives.append(outline)
    var bounds = outline.bounds
    var slack = outline.anisotropy
    for swelling in shape.swellings {
      guard let member = Primitive(swelling, transform: toPixels, grids: grids) else { continue }
      silhouette.primitives.append(member)
      bounds = bounds.union(member.bounds)
      slack = max(slack, member.anisotropy)
    }

    let points = outline.shortSide / scale
    let isClear = shape.variant == .clear
    let presence = Float(min(shape.presence, 1))
    let share = isClear ? Optics.amountShareClear : Optics.amountShareRegular
    let lens = ablation.contains(.lens) ? 0 : presence
    var rim = min(presence / Optics.rimPresence, 1)
    if !shape.isEnabled { rim *= Optics.disabledRim }
    if !appearance.isWindowActive { rim *= Optics.inactiveRim }
    if appearance.increasesContrast { rim = min(presence / Optics.rimPresence, 1) }

    var dark = presence * Optics.shadowScale
    if isClear || ablation.contains(.shadow) { dark = 0 }
    if !shape.isEnabled { dark *= Optics.disabledShadow }
    if !appearance.isWindowActive { dark *= Optics.inactiveShadow }
    dark *= Optics.shadowFlat + (1 - Optics.shadowFlat) * backdrop.unrest(in: bounds)
    let large = Optics.ramp(points, Optics.blurFrom, Optics.blurTo)

    let bevel = max(min(Optics.bevelShare * points, Optics.bevelLimit) * scale, 0.01)
    let material = Material(
      shape, shortSide: points, appearance: appearance, scale: scale, ablation: ablation)
    silhouette.drops.append(
      Drop(
        primitives: first..<silhouette.primitives.count, bounds: bounds,
        amount: min(share * points, Optics.amountLimit) * scale * lens, bevel: bevel,
        band: isClear ? 0 : Optics.bandShare * points * scale * lens, rimScale: rim,
        shadowSmall: Optics.shadowSmall.opacity * (1 - large) * dark,
        shadowLarge: Optics.shadowLarge.opacity * large * dark, pull: presence,
        slack: slack, layer: layer(material)))
    silhouette.bounds = silhouette.bounds.union(bounds)
    silhouette.largestBevel = max(silhouette.largestBevel, bevel)
  }

  /// Gives the silhouette its reach and widens its bounds by what merging may add.
  func finish(_ silhouette: inout Silhouette, spacing: CGFloat) {
    let finite = spacing.isFinite ? max(Float(spacing), 0) : 0
    let stretch = Float(abs(Double(transform.determinant)).squareRoot())
    let merges = !ablation.contains(.merge) && silhouette.drops.count > 1
    silhouette.reach = merges ? min(finite, 1000) * scale * stretch : 0
    silhouette.swellingReach = Optics.swellingReach * scale * stretch
    guard !silhouette.bounds.isNull else { return }
    let bulge = CGFloat(silhouette.reach / 2 + silhouette.swellingReach / 2)
    silhouette.bounds = silhouette.bounds.insetBy(dx: -bulge, dy: -bulge)
  }
}
