internal import CPango
import DisplayList
import Foundation

extension LineBreaker {
  /// Takes glyphs, symbols and bars out of one of Pango's lines.
  func read(_ source: UnsafeMutablePointer<PangoLayoutLine>, of text: StyledText) -> TextLine {
    var line = TextLine()
    line.start = Int(source.pointee.start_index)
    var x: Int = 0
    var trailing = 0
    var item = source.pointee.runs
    while let current = item {
      if let data = current.pointee.data {
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
        trailing = read(run.pointee, of: text, x: &x, into: &line) ?? trailing
      }
      item = current.pointee.next
    }
    line.width = max(0, CGFloat(x + trailing) / SpanStyle.unit)
    if line.height == 0 {
      let style = styles[text.span(at: line.start)]
      line.grow(ascent: style.ascent, descent: style.descent)
    }
    joinBars(of: &line)
    return line
  }

  /// Reads one run and moves `x` (Pango's units) behind it; returns the spacing of its last glyph.
  private func read(
    _ run: PangoGlyphItem, of text: StyledText, x: inout Int, into line: inout TextLine
  ) -> Int? {
    guard let item = run.item, let glyphs = run.glyphs, let clusters = glyphs.pointee.log_clusters
    else { return nil }
    let face = item.pointee.analysis.font.flatMap { fonts.face(of: $0) }
    let size = item.pointee.analysis.font.map(Self.size)
    var trailing: Int?
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let glyph = glyphs.pointee.glyphs[index]
      let offset = Int(item.pointee.offset + clusters[index])
      let spanIndex = text.span(at: offset)
      let (span, style) = (spec.spans[spanIndex], styles[spanIndex])
      let isSymbol = style.symbol != nil && text.isObject(at: offset)
      let width = self.width(of: glyph, style, isSpace: text.isSpace(at: offset))
      let left = CGFloat(x) / SpanStyle.unit
      x += width
      if width != 0 { trailing = isSymbol ? 0 : Int(style.spacing) }
      line.grow(ascent: style.ascent, descent: style.descent)
      if isSymbol, let symbol = style.symbol {
        place(symbol, rise: span.baselineOffset, span: spanIndex, x: left, in: &line)
        continue
      }
      let advance = CGFloat(width) / SpanStyle.unit
      addBars(under: span, index: spanIndex, from: left, advance: advance, to: &line)
      let placed = GlyphRun.Glyph(
        id: glyph.glyph, x: left + CGFloat(glyph.geometry.x_offset) / SpanStyle.unit,
        y: CGFloat(glyph.geometry.y_offset) / SpanStyle.unit - span.baselineOffset)
      if glyph.glyph == PANGO_GLYPH_EMPTY { continue }
      if glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
        addBox(at: placed, width: advance, size: style.size, span: spanIndex, to: &line)
        let code = glyph.glyph & ~UInt32(PANGO_GLYPH_UNKNOWN_FLAG)
        if let character = Unicode.Scalar(code) { fonts.reportMissing(character) }
      } else if let face, let size {
        line.append(
          placed, face: face, size: size, span: spanIndex,
          isRounded: style.isRounded && !face.isColor)
      }
    }
    return trailing
  }

  /// A glyph's advance; the space that a line was broken at has none.
  private func width(of glyph: PangoGlyphInfo, _ style: SpanStyle, isSpace: Bool) -> Int {
    let width = Int(glyph.geometry.width)
    return isSpace && style.spacing != 0 && width == Int(style.spacing) ? 0 : width
  }

  /// The size of a font in points: small capitals differ from the span's.
  private static func size(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    var matrix = cairo_matrix_t()
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return 0 }
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    return matrix.yy
  }

  private func place(
    _ symbol: (spec: SymbolSpec, metrics: SymbolMetrics), rise: CGFloat, span: Int, x: CGFloat,
    in line: inout TextLine
  ) {
    // Only a symbol that is taller than the text's line box pushes lines apart.
    line.grow(
      ascent: symbol.metrics.baseline + rise,
      descent: symbol.metrics.size.height - symbol.metrics.baseline - rise)
    line.symbols.append((x, symbol.spec, symbol.metrics, rise, span))
  }
}
