internal import CPango
import DisplayList
import Foundation

/// Breaks a paragraph into lines with Pango, for one scale of its fonts.
struct LineBreaker {
  let spec: TextSpec
  let fonts: FontLibrary
  let text: StyledText
  let styles: [SpanStyle]

  /// What a width may be short of by rounding before a line breaks, in points.
  static let tolerance: CGFloat = 0.01

  init(
    _ spec: TextSpec, text: StyledText, scale: CGFloat, tightening: CGFloat, fonts: FontLibrary,
    symbols: SymbolDrawing
  ) {
    self.spec = spec
    self.text = text
    self.fonts = fonts
    styles = spec.spans.map {
      SpanStyle($0, scale: scale, tightening: tightening, fonts: fonts, symbols: symbols)
    }
  }

  /// What a line that CoreText lets fit may exceed a width by for Pango, which leaves the space
  /// behind a line's last character out of its width; negative for wide spacing.
  private var slack: CGFloat { -CGFloat(styles.map(\.spacing).min() ?? 0) / SpanStyle.unit }

  /// All lines at `width` points, `nil` for as wide as they come.
  func lines(width: CGFloat?) -> [TextLine] {
    guard !text.bytes.isEmpty else { return emptyLines() }
    let slack = slack
    return withLayout(of: text, width: width) { layout in
      var lines: [TextLine] = []
      var item = pango_layout_get_lines_readonly(layout)
      while let current = item {
        if let data = current.pointee.data {
          var line = read(data.assumingMemoryBound(to: PangoLayoutLine.self), of: text)
          if let width, line.width > width, line.width - width <= slack { line.width = width }
          lines.append(line)
        }
        item = current.pointee.next
      }
      return lines
    }
  }

  /// The text from `start` in one line of at most `width` points, shortened by an ellipsis.
  ///
  /// Pango's own ellipsis is not used: it stretches over the rest of the line, so that the width
  /// is not that of the characters, and shortens further when the line is set in its own width.
  func shortenedLine(from start: Int, width: CGFloat?) -> TextLine {
    let shortened = ShortenedText(text, from: start, spec.truncation)
    func fits(_ line: TextLine) -> Bool { width.map { line.width <= $0 + Self.tolerance } ?? true }
    if !shortened.isPart {
      let whole = line(shortened.whole)
      if fits(whole) { return whole }
    }
    // The most characters that fit; the ellipsis stands even where it is too wide alone.
    var best = line(shortened.keeping(shortened.count))
    if fits(best) { return best }
    best = line(shortened.keeping(0))
    var (low, high) = (0, shortened.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = line(shortened.keeping(middle))
      if fits(candidate) {
        best = candidate
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  /// A text without line ends in one line.
  private func line(_ text: StyledText) -> TextLine {
    withLayout(of: text, width: nil) { layout in
      pango_layout_set_single_paragraph_mode(layout, gboolean(1))
      return pango_layout_get_line_readonly(layout, 0).map { read($0, of: text) } ?? TextLine()
    }
  }

  /// The line of a paragraph without characters: its font's box.
  private func emptyLines() -> [TextLine] {
    guard let style = styles.last else { return [] }
    var line = TextLine()
    line.grow(ascent: style.ascent, descent: style.descent)
    return [line]
  }

  private func withLayout<Result>(
    of text: StyledText, width: CGFloat?, _ body: (OpaquePointer) -> Result
  ) -> Result {
    pango_context_set_base_dir(
      fonts.context, spec.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    guard let layout = pango_layout_new(fonts.context) else {
      preconditionFailure("Pango has no memory for a layout")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    text.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let attributes = pango_attr_list_new()
    for piece in text.pieces { add(piece, of: text, to: attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width {
      let units = (width + Self.tolerance + slack) * SpanStyle.unit
      pango_layout_set_width(layout, Int32(min(max(units, 0), 1_000_000_000).rounded(.up)))
    }
    return body(layout)
  }

  private func add(_ piece: StyledText.Piece, of text: StyledText, to list: OpaquePointer?) {
    let style = styles[piece.span]
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(piece.range.lowerBound)
      attribute.pointee.end_index = UInt32(piece.range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    insert(pango_attr_font_desc_new(style.description))
    insert(pango_attr_insert_hyphens_new(gboolean(0)))
    if let symbol = style.symbol, text.isObject(at: piece.range.lowerBound) {
      let width = Int32((symbol.metrics.size.width * SpanStyle.unit).rounded())
      var box = PangoRectangle(x: 0, y: -1024, width: width, height: 1024)
      insert(withUnsafePointer(to: &box) { pango_attr_shape_new($0, $0) })
      return
    }
    if style.spacing != 0 { insert(pango_attr_letter_spacing_new(style.spacing)) }
    if !style.features.isEmpty { insert(pango_attr_font_features_new(style.features)) }
    if style.hasSmallCaps { insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS)) }
  }
}
