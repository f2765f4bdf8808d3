internal import CPango
import DisplayList
import Foundation

/// The faces text is set in, found without a look at the user's font setup.
///
/// It belongs to one thread, like everything that touches Pango.
public final class FontLibrary {
  let configuration: FontConfiguration
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private let report: (String) -> Void
  private var reported: Set<String> = []
  var measured: [FontSpec: FontMetrics] = [:]
  /// By the sized font; several share one face.
  private var fonts: [OpaquePointer: GlyphFace] = [:]
  private var faces: [GlyphFace.Key: GlyphFace] = [:]

  /// - Parameters:
  ///   - userFonts: font files that `Font.custom` may name beside the project's families.
  ///   - report: takes each message about a missing face, once.
  public convenience init(
    userFonts: [URL] = [], report: @escaping (String) -> Void = { _ in }
  ) {
    self.init(configuration: FontConfiguration(userFonts: userFonts), report: report)
  }

  init(configuration: FontConfiguration, report: @escaping (String) -> Void) {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango stands without its FreeType half")
    }
    self.configuration = configuration
    self.report = report
    fontMap = map
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango has no memory for a context")
    }
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    // The locale's language would choose between faces and forms of characters.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    for font in fonts.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    faces.removeAll()
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The face for `font`; a missing family is reported once and replaced by the next best.
  func typeface(for font: FontSpec) -> Typeface {
    if let family = font.family, !family.isEmpty {
      if configuration.families.contains(family) {
        return Typeface(
          families: list([family]), sizeFactor: 1, tracking: 0, hasSystemLineBox: false)
      }
      say(
        "font family \"\(family)\" is not among the preview's fonts; the system face stands in",
        once: family)
    }
    switch font.design {
    case .standard, .rounded:
      let isDisplay = font.size >= Typeface.displaySize
      return Typeface(
        families: list(system(.inter, isDisplay ? [.interDisplay, .inter] : [.inter])),
        sizeFactor: isDisplay ? Typeface.displayFactor : Typeface.textFactor,
        tracking: Typeface.tracking(at: font.size), hasSystemLineBox: true,
        isRounded: font.design == .rounded)
    case .serif:
      return Typeface(
        families: list(system(.serif, [.serif])), sizeFactor: Typeface.serifFactor, tracking: 0,
        hasSystemLineBox: true)
    case .monospaced:
      return Typeface(
        families: list(system(.monospaced, [.monospaced])), sizeFactor: 1, tracking: 0,
        hasSystemLineBox: true)
    }
  }

  private func system(_ wanted: FontSource, _ sources: [FontSource]) -> [String] {
    if !configuration.families.contains(wanted.family) {
      say(
        "font \(wanted.family) is missing, text has other shapes and widths; "
          + "install it with: apt install \(wanted.package)", once: wanted.family)
    }
    return sources.map(\.family)
  }

  private func list(_ families: [String]) -> String {
    (families + FontSource.fallbacks.map(\.family)).joined(separator: ",")
  }

  /// Reports a character that no face has, once for each block of 256 in which it lies.
  func reportMissing(_ character: Unicode.Scalar) {
    let code = String(character.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let package = FontSource.package(for: character)
    say(
      "no font has the character \(name), a frame stands for it; "
        + "install one with: apt install \(package)", once: "\(character.value >> 8)")
  }

  private func say(_ message: String, once key: String) {
    if reported.insert(key).inserted { report(message) }
  }

  /// The outlines of the face behind a sized font.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFace? {
    if let face = fonts[OpaquePointer(font)] { return face }
    guard let key = GlyphFace.Key(font), let face = faces[key] ?? GlyphFace(key, font) else {
      return nil
    }
    faces[key] = face
    // Kept alive, so that no other font comes to have the same address.
    fonts[OpaquePointer(g_object_ref(font))] = face
    return face
  }

  /// Lets go of fonts of passing sizes, which pile up while text is animated.
  func trim() {
    guard fonts.count > 256 else { return }
    for font in fonts.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    fonts.removeAll(keepingCapacity: true)
  }
}
