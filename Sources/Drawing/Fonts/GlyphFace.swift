internal import CPango
import Foundation
import Geometry

/// The outlines of a font's glyphs, free of size, position and hinting.
final class GlyphFace {
  /// A glyph one em high: y down, the baseline at 0.
  struct Outline {
    var path: Path
    /// The bounds of the path's points, `nil` for a glyph without ink.
    var bounds: CGRect?
  }

  /// What tells faces apart: Cairo's face, and the slant or stretch its matrix adds, sizes apart.
  struct Key: Hashable {
    fileprivate let face: OpaquePointer
    fileprivate let xx: Double
    fileprivate let xy: Double
    fileprivate let yx: Double

    init?(_ font: UnsafeMutablePointer<PangoFont>) {
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
        let face = cairo_scaled_font_get_font_face(scaled)
      else { return nil }
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaled, &matrix)
      guard matrix.yy != 0 else { return nil }
      self.face = face
      // Rounded, since sizes leave their last bits in the quotients.
      func quotient(_ v: Double) -> Double { (v / matrix.yy * 65536).rounded() / 65536 }
      xx = quotient(matrix.xx)
      xy = quotient(matrix.xy)
      yx = quotient(matrix.yx)
    }

    fileprivate func matrix(size: Double) -> cairo_matrix_t {
      cairo_matrix_t(xx: xx * size, yx: yx * size, xy: xy * size, yy: size, x0: 0, y0: 0)
    }
  }

  /// Whether the glyphs are pictures in colours of their own.
  let isColor: Bool
  private let key: Key
  private let scaled: OpaquePointer
  private var outlines: [UInt32: Outline] = [:]
  private var roundedOutlines: [UInt32: Outline] = [:]

  /// The size at which outlines are read, in pixels: precise to 1/64000 em.
  private static let readingSize = 1000.0

  init?(_ key: Key, _ font: UnsafeMutablePointer<PangoFont>) {
    var matrix = key.matrix(size: Self.readingSize)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let scaled = cairo_scaled_font_create(key.face, &matrix, &identity, options),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    var color = FcBool(0)
    _ = FcPatternGetBool(pango_fc_font_get_pattern(fcFont), "color", 0, &color)
    isColor = color != 0
    self.key = key
    self.scaled = scaled
    cairo_font_face_reference(key.face)
  }

  deinit {
    cairo_scaled_font_destroy(scaled)
    cairo_font_face_destroy(key.face)
  }

  /// A glyph's outline with round ends and corners.
  func roundedOutline(of glyph: UInt32) -> Outline {
    if let outline = roundedOutlines[glyph] { return outline }
    let path = outline(of: glyph).path.roundingCorners(
      radius: Typeface.cornerRadius, capWidth: Typeface.capWidth)
    let outline = Outline(path: path, bounds: path.controlBounds)
    roundedOutlines[glyph] = outline
    return outline
  }

  func outline(of glyph: UInt32) -> Outline {
    if let outline = outlines[glyph] { return outline }
    let outline = read(glyph)
    outlines[glyph] = outline
    return outline
  }

  /// Sets this face at `size` units in a Cairo context, for pictures of glyphs.
  func select(in context: OpaquePointer, size: Double) {
    var matrix = key.matrix(size: size)
    cairo_set_font_face(context, key.face)
    cairo_set_font_matrix(context, &matrix)
  }

  private func read(_ glyph: UInt32) -> Outline {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else { return Outline(path: Path(), bounds: nil) }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_scaled_font(context, scaled)
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(context, &item, 1)
    let path = Path(copying: context, scale: 1 / Self.readingSize)
    return Outline(path: path, bounds: path.controlBounds)
  }
}
