internal import CPango
import DisplayList
import Foundation

/// A span's font as Pango takes it; lengths in points unless they say otherwise.
final class SpanStyle {
  /// Pango's length of one point.
  static let unit = CGFloat(PANGO_SCALE)
  /// The most that tightening takes between two characters, in em (T).
  static let tightening: CGFloat = -0.05

  let description: OpaquePointer
  /// Added to each character's advance, in Pango's units.
  let spacing: Int32
  let features: String
  let hasSmallCaps: Bool
  let isRounded: Bool
  /// The drawn size.
  let size: CGFloat
  /// The line box, with the baseline offset.
  let ascent: CGFloat
  let descent: CGFloat
  let symbol: (spec: SymbolSpec, metrics: SymbolMetrics)?

  /// - Parameters:
  ///   - scale: what the minimum scale factor made of the size.
  ///   - tightening: 0 … 1, the share of the permitted tightening.
  init(
    _ span: TextSpec.Span, scale: CGFloat, tightening: CGFloat, fonts: FontLibrary,
    symbols: SymbolDrawing
  ) {
    let typeface = fonts.typeface(for: span.font)
    let points = Self.sane(span.font.size, 0.1...10_000, otherwise: 17) * scale
    size = points * typeface.sizeFactor
    description = Self.description(of: span.font, families: typeface.families, size: size)
    let extra = (Self.sane(span.kerning) + Self.sane(span.tracking)) * scale
    let em = typeface.tracking + Self.tightening * tightening
    spacing = Int32((min(max(em * points + extra, -1000), 1000) * Self.unit).rounded())
    hasSmallCaps = span.font.hasSmallCaps
    isRounded = typeface.isRounded
    var features: [String] = []
    // Inter's contextual forms turn "->" into an arrow and "3x4" into a product; SF has none.
    if typeface.families.hasPrefix(FontSource.inter.family) { features.append("calt=0") }
    if span.font.hasMonospacedDigits { features.append("tnum=1") }
    // Like SwiftUI, tracking takes ligatures apart and kerning leaves them.
    if span.tracking != 0 { features.append("liga=0, clig=0") }
    self.features = features.joined(separator: ", ")

    let box = fonts.metrics(of: span.font)
    let offset = Self.sane(span.baselineOffset) * scale
    ascent = box.ascender * scale + offset
    descent = box.descender * scale - offset
    if case .symbol(var spec) = span.content {
      spec.pointSize *= scale
      symbol = (spec, symbols.metrics(of: spec))
    } else {
      symbol = nil
    }
  }

  deinit { pango_font_description_free(description) }

  /// A description of `font` set in `families` at `size`.
  static func description(
    of font: FontSpec, families: String, size: CGFloat
  ) -> OpaquePointer {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Double(size * unit))
    guard let description else { preconditionFailure("Pango has no memory for a font") }
    return description
  }

  /// `value`, or 0 for what a user's arithmetic should not have made.
  private static func sane(_ value: CGFloat) -> CGFloat {
    sane(value, -10_000...10_000, otherwise: 0)
  }

  private static func sane(
    _ value: CGFloat, _ range: ClosedRange<CGFloat>, otherwise: CGFloat
  ) -> CGFloat {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : otherwise
  }
}
