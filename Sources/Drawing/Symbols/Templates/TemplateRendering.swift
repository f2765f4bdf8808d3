import DisplayList
import Foundation
import Geometry

/// Gives a template's drawing its weight, scale and size: frame, guides and outlines.
struct TemplateRendering: SymbolOutlining {
  private let drawing: SymbolTemplate.Drawing
  /// Points per unit.
  private let unit: CGFloat
  private let ink: CGRect
  private let mode: SymbolSpec.RenderingMode
  private let isMirrored: Bool

  init(_ template: SymbolTemplate, spec: SymbolSpec) {
    drawing = template.drawing(.init(weight: spec.weight, scale: spec.scale))
    unit = SymbolUnits.points(of: spec)
    mode = spec.renderingMode
    isMirrored = spec.isMirrored
    let box = drawing.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    ink = box.isNull ? .zero : box
  }

  private var toFrame: CGAffineTransform {
    CGAffineTransform(
      a: isMirrored ? -unit : unit, b: 0, c: 0, d: unit,
      tx: isMirrored ? drawing.width * unit : 0,
      ty: unit * (SymbolUnits.frameHeightPadding / 2 - ink.minY))
  }

  var metrics: SymbolMetrics {
    let toFrame = toFrame
    let ink = ink.applying(toFrame)
    return SymbolMetrics(
      size: CGSize(
        width: drawing.width * unit, height: ink.height + SymbolUnits.frameHeightPadding * unit),
      baseline: toFrame.ty + SymbolUnits.baseline * unit,
      capHeight: SymbolUnits.capHeight * unit, ink: ink, body: ink, isResolved: true)
  }

  var layers: [SymbolLayer] {
    guard unit > 0 else { return [] }
    return drawing.layers.map {
      SymbolLayer(
        path: $0.path.applying(toFrame),
        level: mode == .multicolor ? $0.color?.level ?? 0 : $0.level)
    }
  }
}
