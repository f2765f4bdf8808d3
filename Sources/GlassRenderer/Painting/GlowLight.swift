import DisplayList
import Foundation

/// A light under a pressing pointer, in window pixels.
struct GlowLight: Equatable {
  var x: Float
  var y: Float
  var radius: Float
  /// How far it goes toward white in its middle, 0 … 256.
  var strength: Float

  /// `nil` for a light that shines on nothing.
  init?(_ shape: GlassShape, appearance: GlassAppearance, scale: Float) {
    guard let glow = shape.glow, glow.intensity > 0, glow.radius > 0, shape.presence > 0,
      glow.center.x.isFinite, glow.center.y.isFinite, glow.radius.isFinite
    else { return nil }
    x = Float(glow.center.x) * scale
    y = Float(glow.center.y) * scale
    radius = Float(glow.radius) * scale
    // A white label has to stand out from the light.
    let white = Float(shape.face?.label ?? (appearance.isDark ? 1 : 0))
    let (black, other) = (Optics.glowMix, Optics.glowMixUnderWhite)
    strength = Float(min(glow.intensity, 1)) * (black + (other - black) * white) * 256
  }

  func touches(x0: Float, y0: Float, x1: Float, y1: Float) -> Bool {
    x + radius > x0 && x - radius < x1 && y + radius > y0 && y - radius < y1
  }
}
