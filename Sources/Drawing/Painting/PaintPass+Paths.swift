internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  func fill(_ path: Path, _ paint: Paint, isEOFilled: Bool, isAntialiased: Bool) {
    let pixels = pixels
    if let rect = path.wholePixels(pixels) {
      lay(paint, over: rect.intersection(region))
      return
    }
    withCoverage(path.controlBounds(pixels), isAntialiased: isAntialiased) { context, x, y in
      path.add(to: context, pixels, x: x, y: y)
      cairo_set_fill_rule(
        context, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    } _: { mask, area in
      lay(paint, over: area, through: mask)
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, isAntialiased: Bool) {
    let pixels = pixels
    guard let bounds = style.bounds(of: path, pixels) else { return }
    withCoverage(bounds, isAntialiased: isAntialiased) { context, x, y in
      path.add(to: context, pixels, x: x, y: y)
      style.apply(to: context, pixels)
      cairo_stroke(context)
    } _: { mask, area in
      lay(paint, over: area, through: mask)
    }
  }
}

extension StrokeStyle {
  /// What the stroke may touch, in pixels; `nil` when there is none.
  func bounds(of path: Path, _ pixels: CGAffineTransform) -> CGRect? {
    let determinant = abs(pixels.determinant)
    guard lineWidth > 0, lineWidth.isFinite, determinant > 1e-9, determinant.isFinite,
      let bounds = path.controlBounds(pixels)
    else { return nil }
    let stretch = max(abs(pixels.a) + abs(pixels.c), abs(pixels.b) + abs(pixels.d))
    let reach = lineJoin == .miter ? max(miterLimit.isFinite ? miterLimit : 10, 1.5) : 1.5
    let margin = lineWidth / 2 * reach * stretch + 1
    return bounds.insetBy(dx: -margin, dy: -margin)
  }

  /// Sets pen and dashes; the path must be in the context already.
  fileprivate func apply(to context: OpaquePointer, _ pixels: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: pixels.a, yx: pixels.b, xy: pixels.c, yy: pixels.d, x0: 0, y0: 0)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, lineWidth)
    switch lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, miterLimit.isFinite ? max(miterLimit, 1) : 10)
    let lengths = dash.map { $0.isFinite ? max($0, 0) : 0 }
    // A pattern without length would put Cairo into its error state.
    guard lengths.reduce(0, +) > 0.001 else { return }
    let values = lengths.map { Double($0) }
    cairo_set_dash(context, values, Int32(values.count), dashPhase.isFinite ? dashPhase : 0)
  }
}
