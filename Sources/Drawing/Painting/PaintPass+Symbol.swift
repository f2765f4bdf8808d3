internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  func symbol(_ spec: SymbolSpec, frame: CGRect, _ paints: [Paint]) {
    symbol(spec, frame: frame, paints, paintsIn: self)
  }

  /// Fills the symbol's layers; the paints' points are those of `outer`.
  func symbol(_ spec: SymbolSpec, frame: CGRect, _ paints: [Paint], paintsIn outer: PaintPass) {
    guard let first = paints.first, frame.isDrawable else { return }
    let metrics = painter.symbols.metrics(of: spec)
    let placed = transformed(Self.placement(of: metrics, in: frame))
    guard !PixelRect(touching: metrics.ink.applying(placed.pixels)).intersection(region).isEmpty
    else { return }
    let layers = painter.symbols.outline(of: spec)
    for (index, layer) in layers.enumerated() where !layer.isErasing {
      let opacity = layer.opacity(in: spec, of: metrics.variableLayers)
      guard opacity > 0 else { continue }
      let paint = layer.level < paints.count ? paints[max(0, layer.level)] : paints.last ?? first
      guard let bounds = layer.path.controlBounds else { continue }
      placed.withKeptCoverage(
        .symbol(spec, layer: index), owner: nil, bounds: bounds
      ) { context, map, x, y in
        layer.path.add(to: context, map, x: x, y: y)
        // The mask is as opaque as the layer: it goes for every kind of paint.
        cairo_set_source_rgba(context, 0, 0, 0, opacity)
        cairo_fill(context)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        // What a later layer takes away is missing from this one's mask.
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        for eraser in layers[index...] where eraser.isErasing {
          eraser.path.add(to: context, map, x: x, y: y)
          cairo_fill(context)
        }
      } _: { mask, area in
        outer.lay(paint, over: area, through: mask)
      }
    }
  }

  /// From the symbol's own points to those of `frame`: centres meet, heights agree.
  static func placement(of metrics: SymbolMetrics, in frame: CGRect) -> CGAffineTransform {
    let (own, height) = (metrics.size, frame.height)
    let scale = own.height > 0 && height > 0 ? height / own.height : 1
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - own.width / 2 * scale,
      ty: frame.midY - own.height / 2 * scale)
  }
}
