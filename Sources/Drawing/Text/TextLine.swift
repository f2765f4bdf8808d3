import DisplayList
import Foundation

/// One line as it was broken; points, x from its left end, y from its baseline.
struct TextLine {
  var runs: [GlyphRun] = []
  /// Filled rectangles with their spans: underlines, strikes, boxes for unknown characters.
  var bars: [(rect: CGRect, span: Int)] = []
  var symbols: [(x: CGFloat, spec: SymbolSpec, metrics: SymbolMetrics, rise: CGFloat, span: Int)] =
    []
  /// The sum of the advances.
  var width: CGFloat = 0
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// Where the line begins in the paragraph's bytes.
  var start = 0

  var height: CGFloat { ascent + descent }

  /// Makes room for a line box.
  mutating func grow(ascent: CGFloat, descent: CGFloat) {
    self.ascent = max(self.ascent, ascent)
    self.descent = max(self.descent, descent)
  }

  /// Adds a glyph to the last run where it fits, or else in a run of its own.
  mutating func append(
    _ glyph: GlyphRun.Glyph, face: GlyphFace, size: CGFloat, span: Int, isRounded: Bool
  ) {
    if let last = runs.indices.last, runs[last].face === face, runs[last].size == size,
      runs[last].span == span
    {
      runs[last].glyphs.append(glyph)
    } else {
      runs.append(
        GlyphRun(face: face, size: size, span: span, glyphs: [glyph], isRounded: isRounded))
    }
  }
}
