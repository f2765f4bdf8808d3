internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  func text(_ spec: TextSpec, frame: CGRect, _ paint: Paint) {
    guard frame.isDrawable else { return }
    let layout = painter.text.layout(spec, width: frame.width, height: frame.height)
    let placed = transformed(
      CGAffineTransform(translationX: Self.left(of: layout, spec, frame), y: frame.minY))
    let bounds = PixelRect(touching: layout.ink.applying(placed.pixels))
    guard !bounds.intersection(region).isEmpty else { return }
    for span in layout.spans {
      let runs = layout.runs.filter { $0.span == span }
      let bars = layout.bars.filter { $0.span == span }.map(\.rect)
      // The paint's points are the command's, not the paragraph's.
      let own = spec.spans[span].color.map { Paint.color($0) }
      placed.outlines(
        runs.filter { !$0.face.isColor }, bars,
        .text(ObjectIdentifier(layout), span: span), owner: layout
      ) { mask, area in
        lay(own ?? paint, over: area, through: mask)
      }
      placed.pictures(runs.filter(\.face.isColor), alpha: (own ?? paint).alpha)
    }
    for (symbol, span) in zip(layout.metrics.symbols, layout.symbolSpans) {
      let (color, colors) = (spec.spans[span].color, spec.spans[span].symbolColors)
      let paints =
        colors.isEmpty ? [color.map { Paint.color($0) } ?? paint] : colors.map(Paint.color)
      placed.symbol(symbol.spec, frame: symbol.frame, paints, paintsIn: self)
    }
  }

  /// Where the paragraph's left edge stands when the frame is wider than it.
  static func left(of layout: TextLayout, _ spec: TextSpec, _ frame: CGRect) -> CGFloat {
    spec.isRightToLeft ? max(frame.minX, frame.maxX - layout.metrics.size.width) : frame.minX
  }

  func transformed(_ more: CGAffineTransform) -> PaintPass {
    var pass = self
    pass.transform = more.concatenating(transform)
    return pass
  }

  /// Fills glyphs and bars of one span as one area.
  private func outlines(
    _ runs: [GlyphRun], _ bars: [CGRect], _ subject: CoverageKey.Subject, owner: TextLayout,
    _ body: (Mask, PixelRect) -> Void
  ) {
    guard !runs.isEmpty || !bars.isEmpty else { return }
    let ink = TextLayout.ink(of: runs, bars)
    withKeptCoverage(subject, owner: owner, bounds: ink) { context, map, x, y in
      // Apart from each other: outlines of other faces run the other way round and would cancel out.
      for run in runs {
        for glyph in run.glyphs {
          let place = CGAffineTransform(
            a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
          run.outline(of: glyph.id).path.add(
            to: context, place.concatenating(map), x: x, y: y)
        }
        cairo_fill(context)
      }
      for bar in bars { Path(bar).add(to: context, map, x: x, y: y) }
      cairo_fill(context)
    } _: {
      body($0, $1)
    }
  }

  /// Shows glyphs that are pictures, such as emoji.
  private func pictures(_ runs: [GlyphRun], alpha: Double) {
    guard !runs.isEmpty, abs(pixels.determinant) > 1e-9 else { return }
    let area = PixelRect(touching: TextLayout.ink(of: runs, []).applying(pixels))
      .intersection(region)
    painter.scratch.withCanvas(area) { pictures in
      var matrix = cairo_matrix_t(
        xx: pixels.a, yx: pixels.b, xy: pixels.c, yy: pixels.d, x0: pixels.tx, y0: pixels.ty)
      cairo_set_matrix(pictures.context, &matrix)
      for run in runs {
        run.face.select(in: pictures.context, size: run.size)
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
        cairo_show_glyphs(pictures.context, glyphs, Int32(glyphs.count))
      }
      canvas.draw(in: area) { context in
        cairo_set_source_surface(context, pictures.surface, 0, 0)
        cairo_paint_with_alpha(context, alpha.unit)
      }
    }
  }
}

extension Paint {
  /// The alpha that pictures among text take from its paint.
  var alpha: Double { plainColor?.alpha ?? 1 }

  /// The colour of a paint that is the same everywhere.
  var plainColor: RGBA? {
    switch self {
    case .color(let color): color
    case .glassLabel(let label): label.color(on: nil)
    case .linearGradient, .radialGradient, .angularGradient: nil
    }
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
