internal import CPango
import DisplayList
import Foundation

extension FontLibrary {
  /// The line box and heights of `font`, in points.
  func metrics(of font: FontSpec) -> FontMetrics {
    if let metrics = measured[font] { return metrics }
    if measured.count > 1024 { measured.removeAll(keepingCapacity: true) }
    let metrics = measure(font)
    measured[font] = metrics
    return metrics
  }

  private func measure(_ font: FontSpec) -> FontMetrics {
    let points = font.size.isFinite ? min(max(font.size, 0.1), 10_000) : 17
    let face = typeface(for: font)
    let size = points * face.sizeFactor
    let description = SpanStyle.description(of: font, families: face.families, size: size)
    defer { pango_font_description_free(description) }
    let x = inkHeight(of: "x", in: description)
    if face.hasSystemLineBox {
      return FontMetrics(
        ascender: Typeface.ascender * points, descender: Typeface.descender * points,
        capHeight: Typeface.capHeight * points, xHeight: x)
    }
    let own = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(own) }
    return FontMetrics(
      ascender: CGFloat(pango_font_metrics_get_ascent(own)) / SpanStyle.unit,
      descender: CGFloat(pango_font_metrics_get_descent(own)) / SpanStyle.unit,
      capHeight: inkHeight(of: "H", in: description), xHeight: x)
  }

  /// How high a flat letter's ink stands over the baseline, in points.
  private func inkHeight(of letter: String, in description: OpaquePointer) -> CGFloat {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    guard let run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs?.pointee.data else {
      return 0
    }
    let item = run.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    guard let font = item.item.pointee.analysis.font, let face = face(of: font),
      item.glyphs.pointee.num_glyphs > 0,
      let bounds = face.outline(of: item.glyphs.pointee.glyphs[0].glyph).bounds
    else { return 0 }
    let size = CGFloat(pango_font_description_get_size(description)) / SpanStyle.unit
    return -bounds.minY * size
  }
}
