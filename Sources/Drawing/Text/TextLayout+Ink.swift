import Foundation

extension TextLayout {
  /// Pictures of glyphs have no outline; they stand within this of their origin, in em (T).
  private static let picture = CGRect(x: -0.2, y: -1.3, width: 1.8, height: 1.8)

  /// What the glyphs and bars touch, in points from the paragraph's corner.
  static func ink(of runs: [GlyphRun], _ bars: [CGRect]) -> CGRect {
    var ink = CGRect.null
    for run in runs {
      for glyph in run.glyphs {
        let outline = run.face.isColor ? picture : run.outline(of: glyph.id).bounds
        guard let outline else { continue }
        ink = ink.union(
          CGRect(
            x: glyph.x + outline.minX * run.size, y: glyph.y + outline.minY * run.size,
            width: outline.width * run.size, height: outline.height * run.size))
      }
    }
    return bars.reduce(ink) { $0.union($1) }
  }
}
