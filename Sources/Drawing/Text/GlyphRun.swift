import Foundation

/// Glyphs of one face, size and span, placed.
struct GlyphRun {
  struct Glyph {
    var id: UInt32
    /// The origin, in points: from the line's start and baseline, later from the paragraph's corner.
    var x: CGFloat
    var y: CGFloat
  }

  var face: GlyphFace
  /// In points.
  var size: CGFloat
  /// Index into the spec's spans.
  var span: Int
  var glyphs: [Glyph]
  /// Whether the face is drawn with round ends.
  var isRounded = false

  /// A glyph's outline as this run draws it, one em high.
  func outline(of glyph: UInt32) -> GlyphFace.Outline {
    isRounded ? face.roundedOutline(of: glyph) : face.outline(of: glyph)
  }
}
