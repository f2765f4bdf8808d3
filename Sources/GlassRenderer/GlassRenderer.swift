import DisplayList
import Foundation
import Geometry

/// Turns pixels to Liquid Glass on the CPU: merged distance fields, blurred and toned backdrops, lens,
/// rim and shadow. For one thread; it keeps its memory between frames.
public final class GlassRenderer {
  /// Stages that are left out, for eyes and tests.
  public var ablation: Set<GlassStage> = []

  let painter = Painter()
  let grids = DistanceGridCache()
  private let shadows = ShadowPainter()
  private var silhouettes = [Silhouette(), Silhouette()]
  private var materials: [[Material]] = [[], []]
  private var layers: [Layer] = []
  private let backdrops = [Backdrop(divisor: 1), Backdrop(divisor: 2), Backdrop(divisor: 4)]

  public init() {}

  /// Turns the pixels under the group's shapes to glass, in place, inside `clip` (pixels).
  ///
  /// The bitmap holds the raw backdrop over the group's whole reach; the same pixels come out whatever
  /// the clip. `scale` is pixels a point, `transform` leads from the group's points to window points.
  /// Shapes without presence or area, or with numbers that are none, draw nothing.
  public func draw(
    _ group: GlassGroup, into bitmap: Bitmap, scale: CGFloat, transform: CGAffineTransform,
    clip: PixelRect
  ) {
    let clip = clip.intersection(bitmap.bounds)
    guard scale.isFinite, scale > 0, scale < 64, !clip.isEmpty else { return }
    prepare(group, scale: Float(scale), transform: transform, bitmap: bitmap)
    var jobs: [(job: Painter.Job, clip: PixelRect)] = []
    var used = 0
    for index in orderOfVariants(group) where !silhouettes[index].drops.isEmpty {
      let silhouette = silhouettes[index]
      let style = EdgeStyle(
        scale: Float(scale), isClear: silhouette.variant == .clear,
        hasBorder: group.appearance.increasesContrast, showsRim: !ablation.contains(.rim))
      let margin = Int(style.margin.rounded(.up)) + 1
      let area = PixelRect(covering: silhouette.bounds, scale: 1).inset(by: -margin)
        .intersection(clip)
      if area.isEmpty { continue }
      let views = fillLayers(silhouette, materials[index], area, bitmap, firstLayer: used)
      used += views.count
      let glows = lights(group, scale: Float(scale), transform: transform)
      jobs.append(
        (Painter.Job(silhouette: silhouette, layers: views, style: style, glows: glows), area))
    }
    castShadows(group, scale: Float(scale), into: bitmap, clip: clip)
    for (job, area) in jobs { painter.paint(job, into: bitmap, clip: area) }
  }

  /// Sorts the group's shapes into silhouettes and names the materials they need.
  func prepare(
    _ group: GlassGroup, scale: Float, transform: CGAffineTransform, bitmap: Bitmap?
  ) {
    let builder = SilhouetteBuilder(
      scale: scale, transform: transform, appearance: group.appearance, ablation: ablation,
      grids: grids)
    for index in 0..<2 {
      silhouettes[index].removeAll()
      silhouettes[index].variant = index == 0 ? .regular : .clear
      materials[index].removeAll(keepingCapacity: true)
    }
    for shape in group.shapes {
      let index = shape.variant == .regular ? 0 : 1
      builder.add(shape, to: &silhouettes[index], backdrop: BackdropTraits(bitmap: bitmap)) {
        material in
        if let known = materials[index].firstIndex(of: material) { return known }
        materials[index].append(material)
        return materials[index].count - 1
      }
    }
    for index in 0..<2 { builder.finish(&silhouettes[index], spacing: group.spacing) }
  }

  /// The silhouettes that `prepare` made, without empty ones.
  var prepared: [Silhouette] { silhouettes.filter { !$0.drops.isEmpty } }

  /// The variant of the first shape is painted first.
  private func orderOfVariants(_ group: GlassGroup) -> [Int] {
    group.shapes.first?.variant == .clear ? [1, 0] : [0, 1]
  }

  private func lights(_ group: GlassGroup, scale: Float, transform: CGAffineTransform) -> [GlowLight]
  {
    group.shapes.compactMap { shape in
      guard let glow = shape.glow, glow.intensity > 0, glow.radius > 0, shape.presence > 0,
        glow.center.x.isFinite, glow.center.y.isFinite, glow.radius.isFinite
      else { return nil }
      return GlowLight(
        x: Float(glow.center.x) * scale, y: Float(glow.center.y) * scale,
        radius: Float(glow.radius) * scale,
        strength: Float(min(glow.intensity, 1)) * Optics.glowMix)
    }
  }

  /// Blurs and tones what the shapes inside `area` look at.
  private func fillLayers(
    _ silhouette: Silhouette, _ materials: [Material], _ area: PixelRect, _ bitmap: Bitmap,
    firstLayer: Int
  ) -> [LayerView] {
    var wanted: [PixelRect] = []
    for index in materials.indices {
      var need = PixelRect(x: 0, y: 0, width: 0, height: 0)
      for drop in silhouette.drops where drop.layer == index {
        // A merged pixel may lie this far from a drop that still has a share in it.
        let room = CGFloat(silhouette.reach + 4 * Float(Painter.tile) * drop.slack + 8)
        let near = PixelRect(covering: drop.bounds.insetBy(dx: -room, dy: -room), scale: 1)
          .intersection(area)
        if near.isEmpty { continue }
        let lens = silhouette.drops.reduce(Float(0)) { max($0, $1.amount, $1.band) }
        need = need.union(near.inset(by: -Int(lens.rounded(.up)) - 2))
      }
      let divisor = materials[index].divisor
      let low = PixelRect(covering: cgRect(need), scale: 1 / CGFloat(divisor))
      wanted.append(low.inset(by: -2))
    }
    for backdrop in backdrops {
      var need = PixelRect(x: 0, y: 0, width: 0, height: 0)
      for (index, material) in materials.enumerated() where material.divisor == backdrop.divisor {
        need = need.union(wanted[index].inset(by: -Layer.kernel(material).radius))
      }
      if !need.isEmpty { backdrop.fill(need, from: bitmap) }
    }
    while layers.count < firstLayer + materials.count { layers.append(Layer()) }
    for (index, material) in materials.enumerated() {
      guard let backdrop = backdrops.first(where: { $0.divisor == material.divisor }) else {
        continue
      }
      layers[firstLayer + index].fill(wanted[index], material: material, from: backdrop)
    }
    return materials.indices.map { LayerView(layers[firstLayer + $0]) }
  }

  private func cgRect(_ r: PixelRect) -> CGRect {
    CGRect(x: r.x, y: r.y, width: r.width, height: r.height)
  }

  private func castShadows(
    _ group: GlassGroup, scale: Float, into bitmap: Bitmap, clip: PixelRect
  ) {
    for silhouette in silhouettes where !silhouette.drops.isEmpty {
      let weights = painter.weights.reserve(silhouette.drops.count * Lanes.length)
      for isLarge in [false, true] {
        let shadow = isLarge ? Optics.shadowLarge : Optics.shadowSmall
        let most = silhouette.drops.reduce(Float(0)) {
          max($0, isLarge ? $1.shadowLarge : $1.shadowSmall)
        }
        guard most > 0.002 else { continue }
        let style = ShadowPainter.Style(shadow, scale: scale, isLarge: isLarge)
        let reach = CGFloat(style.reach) + 8
        let area = PixelRect(
          covering: silhouette.bounds.insetBy(dx: -reach, dy: -reach), scale: 1
        ).intersection(clip)
        guard !area.isEmpty else { continue }
        shadows.paint(
          style, of: silhouette, scale: scale, into: bitmap, clip: area, lanes: painter.lanes,
          weights: weights)
      }
    }
  }
}
