import DisplayList
import Foundation

/// Lays text out and remembers it: measuring and painting share one result.
///
/// Lengths are points. It belongs to one thread.
public final class TextEngine {
  let fonts: FontLibrary
  let symbols: SymbolDrawing
  private var cache = TextCache()

  public init(fonts: FontLibrary, symbols: SymbolDrawing) {
    self.fonts = fonts
    self.symbols = symbols
  }

  /// What `text` measures in at most `width` × `height` points; `nil` is unbounded.
  public func metrics(of text: TextSpec, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    layout(text, width: width, height: height).metrics
  }

  public func metrics(of font: FontSpec) -> FontMetrics { fonts.metrics(of: font) }

  /// Forgets all text, since what symbols measure has changed.
  public func removeCachedText() { cache = TextCache() }

  func layout(_ spec: TextSpec, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let key = TextKey(spec: spec, width: width, height: height)
    if let layout = cache[key] { return layout }
    let layout = fit(spec, width: Self.bound(width), height: Self.bound(height))
    cache.insert(layout, for: key)
    fonts.trim()
    return layout
  }

  /// A proposal as a limit: not finite means none, negative means nothing.
  private static func bound(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? min(max($0, 0), 1_000_000) : nil }
  }
}
