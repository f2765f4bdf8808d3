import Foundation

/// How a preview is shown: what a person chooses from outside of the view.
///
/// Nil stands for the default of the command that shows it.
public struct PreviewTraits: Hashable, Sendable {
  public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }
  public enum Contrast: String, Hashable, Sendable, CaseIterable { case standard, increased }
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// In points.
  public var size: CGSize?
  /// Pixels per point.
  public var scale: Double?
  public var device: Device?
  public var colorScheme: ColorScheme?
  public var contrast: Contrast?
  public var reduceMotion: Bool?
  public var reduceTransparency: Bool?
  public var textSize: TextSize?
  public var layoutDirection: LayoutDirection?
  /// An identifier such as `de_DE`.
  public var locale: String?
  public var backdrop: Backdrop?

  public init() {}

  /// These traits where they say something, otherwise those of `base`.
  public func over(_ base: PreviewTraits) -> PreviewTraits {
    var merged = PreviewTraits()
    merged.size = size ?? base.size
    merged.scale = scale ?? base.scale
    merged.device = device ?? base.device
    merged.colorScheme = colorScheme ?? base.colorScheme
    merged.contrast = contrast ?? base.contrast
    merged.reduceMotion = reduceMotion ?? base.reduceMotion
    merged.reduceTransparency = reduceTransparency ?? base.reduceTransparency
    merged.textSize = textSize ?? base.textSize
    merged.layoutDirection = layoutDirection ?? base.layoutDirection
    merged.locale = locale ?? base.locale
    merged.backdrop = backdrop ?? base.backdrop
    return merged
  }
}
