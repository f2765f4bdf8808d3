import DisplayList
import Foundation
import Geometry
import PixelKernels

/// Turns pixels to Liquid Glass on the CPU.
///
/// Shapes are merged distance fields; what lies behind them is blurred, toned and seen through a lens,
/// with a rim and a shadow. For one thread; memory is kept between frames.
public final class GlassRenderer {
  /// Stages that are left out, for eyes and tests.
  public var ablation: Set<GlassStage> = []

  let painter = Painter()
  let caches = ShapeCaches()
  private let shadows = ShadowPainter()
  let blur = BackdropBlur()
  let reader = BackdropReader()
  let backdrops = [Backdrop(divisor: 1), Backdrop(divisor: 2), Backdrop(divisor: 4)]
  /// Regular and clear glass never merge.
  let panes = [Pane(.regular), Pane(.clear)]

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
    let scale = Float(scale)
    prepare(group, scale: scale, transform: transform, bitmap: bitmap)
    for pass in Pass.allCases { run(pass, group, bitmap, scale: scale, clip: clip) }
  }

  /// What is done with prepared panes, in this order: both variants read the raw backdrop before either
  /// is painted, as glass never samples glass.
  enum Pass: CaseIterable {
    /// The merged fields on a grid, and what each tile is.
    case field
    /// What the glass looks at: averaged, blurred, toned.
    case backdrop
    case shadow
    /// The glass itself.
    case glass
  }

  /// Runs one pass over the panes.
  func run(
    _ pass: Pass, _ group: GlassGroup, _ bitmap: Bitmap, scale: Float, clip: PixelRect
  ) {
    switch pass {
    case .field:
      for pane in panes where !pane.isEmpty { evaluate(pane, group, scale: scale, clip: clip) }
    case .backdrop: fillLayers(bitmap)
    case .shadow:
      for pane in panes where !pane.isEmpty {
        shadows.paint(pane, scale: scale, into: bitmap, clip: clip)
      }
    case .glass:
      // The variant of the first shape lies below.
      let clearFirst = group.shapes.first?.variant == .clear
      for pane in clearFirst ? panes.reversed() : panes where !pane.area.isEmpty {
        painter.paint(pane, into: bitmap)
      }
    }
  }

  private func evaluate(_ pane: Pane, _ group: GlassGroup, scale: Float, clip: PixelRect) {
    let style = EdgeStyle(
      scale: scale, isClear: pane.variant == .clear,
      hasBorder: group.appearance.increasesContrast, showsRim: !ablation.contains(.rim))
    for shape in group.shapes {
      if let glow = GlowLight(shape, appearance: group.appearance, scale: scale) {
        pane.append(glow)
      }
    }
    pane.prepare(
      style, scale: scale, clip: clip, painter.lanes,
      shares: painter.shares.reserve(pane.silhouette.drops.count * Lanes.length))
  }

  /// Sorts the group's shapes into panes.
  ///
  /// Without a bitmap, the backdrop counts as busy.
  func prepare(
    _ group: GlassGroup, scale: Float, transform: CGAffineTransform, bitmap: Bitmap?
  ) {
    let builder = SilhouetteBuilder(
      scale: scale, transform: transform, appearance: group.appearance, ablation: ablation,
      caches: caches, backdrop: BackdropTraits(bitmap: bitmap))
    for pane in panes { pane.removeAll() }
    for shape in group.shapes {
      let pane = panes[shape.variant == .regular ? 0 : 1]
      builder.add(shape, to: &pane.silhouette) { pane.layer(for: $0) }
    }
    for pane in panes { builder.finish(&pane.silhouette, spacing: group.spacing) }
  }

  /// The silhouettes that `prepare` made, without empty ones.
  var prepared: [Silhouette] { panes.filter { !$0.isEmpty }.map(\.silhouette) }

  /// Averages, blurs and tones what the panes look at.
  private func fillLayers(_ bitmap: Bitmap) {
    for backdrop in backdrops {
      var need = PixelRect(x: 0, y: 0, width: 0, height: 0)
      forEachLayer(backdrop) { pane, index, material in
        let radius = max(
          BlurKernel.radius(material.variance()),
          BlurKernel.radius(material.variance(share: material.edgeShare)))
        need = need.union(pane.cells(of: index).inset(by: -radius))
      }
      if need.isEmpty { continue }
      backdrop.fill(need, from: bitmap)
      forEachLayer(backdrop) { pane, index, material in
        pane.layers[index].fill(
          pane.cells(of: index), material: material, from: backdrop, blur: blur)
      }
    }
  }

  private func forEachLayer(
    _ backdrop: Backdrop, _ body: (_ pane: Pane, _ layer: Int, _ material: Material) -> Void
  ) {
    for pane in panes where !pane.area.isEmpty {
      for (index, material) in pane.materials.enumerated()
      where material.divisor == backdrop.divisor {
        body(pane, index, material)
      }
    }
  }
}
