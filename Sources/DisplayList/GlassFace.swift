/// How a drop of glass answers what lies behind it: what the contrast of its label asks for.
public struct GlassFace: Hashable, Sendable {
  /// From 0, the light face, to 1, the dark one.
  public var tone: Double
  /// From 0, the face as it is, to 1, the plain tone on which the label reads best.
  public var veil: Double
  /// From 0, the label for light glass, to 1, the one for dark glass.
  public var label: Double
  /// From 0, over flat light, to 1, over busy or dark content: how strong the shadow is.
  ///
  /// `nil` asks the pixels that the shape is drawn over.
  public var unrest: Double?

  public init(tone: Double, veil: Double = 0, label: Double, unrest: Double? = nil) {
    self.tone = tone
    self.veil = veil
    self.label = label
    self.unrest = unrest
  }

  /// The face of an appearance, whatever lies behind the glass.
  public init(isDark: Bool) { self.init(tone: isDark ? 1 : 0, label: isDark ? 1 : 0) }

  /// This face on its way to another; `t` is 0 here and 1 there.
  public func mixed(with other: GlassFace, _ t: Double) -> GlassFace {
    if t <= 0 { return self }
    if t >= 1 { return other }
    return GlassFace(
      tone: tone + (other.tone - tone) * t, veil: veil + (other.veil - veil) * t,
      label: label + (other.label - label) * t,
      unrest: unrest.flatMap { own in other.unrest.map { own + ($0 - own) * t } } ?? other.unrest)
  }
}
