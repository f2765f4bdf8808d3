import DisplayList
import Foundation

extension LineBreaker {
  /// An underline's centre below the baseline and its thickness, in em (T).
  private static let underlinePosition: CGFloat = 0.11
  private static let strikePosition: CGFloat = -0.26
  private static let thickness: CGFloat = 0.065

  /// Adds the stretch of underline and strike that belongs to one glyph.
  func addBars(
    under span: TextSpec.Span, index: Int, from left: CGFloat, advance: CGFloat,
    to line: inout TextLine
  ) {
    guard span.isUnderlined || span.isStruckThrough, advance > 0 else { return }
    let size = styles[index].size
    func add(_ position: CGFloat) {
      line.bars.append(
        (
          CGRect(
            x: left, y: (position - Self.thickness / 2) * size - span.baselineOffset,
            width: advance, height: Self.thickness * size), index
        ))
    }
    if span.isUnderlined { add(Self.underlinePosition) }
    if span.isStruckThrough { add(Self.strikePosition) }
  }

  /// Makes one bar of stretches that touch, so that no seam shows between glyphs.
  func joinBars(of line: inout TextLine) {
    var joined: [(rect: CGRect, span: Int)] = []
    for bar in line.bars {
      let neighbour = joined.lastIndex {
        $0.span == bar.span && $0.rect.minY == bar.rect.minY
          && $0.rect.height == bar.rect.height && abs($0.rect.maxX - bar.rect.minX) < 0.01
      }
      if let neighbour {
        joined[neighbour].rect.size.width = bar.rect.maxX - joined[neighbour].rect.minX
      } else {
        joined.append(bar)
      }
    }
    line.bars = joined
  }

  /// A frame for a character that no face has.
  func addBox(
    at origin: GlyphRun.Glyph, width: CGFloat, size: CGFloat, span: Int, to line: inout TextLine
  ) {
    let pen = Self.thickness * size
    let box = CGRect(
      x: origin.x + pen, y: origin.y - Typeface.capHeight * size, width: max(width - 2 * pen, pen),
      height: Typeface.capHeight * size)
    for rect in [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: pen),
      CGRect(x: box.minX, y: box.maxY - pen, width: box.width, height: pen),
      CGRect(x: box.minX, y: box.minY + pen, width: pen, height: box.height - 2 * pen),
      CGRect(x: box.maxX - pen, y: box.minY + pen, width: pen, height: box.height - 2 * pen),
    ] { line.bars.append((rect, span)) }
  }
}
