import DisplayList
import Foundation
import Testing

@testable import GlassRenderer

/// Property 15: labels without a colour of their own keep their contrast over any backdrop.
@Suite("Property 15: legibility")
struct LegibilityTests {
  static let frame = CGRect(x: 30, y: 30, width: 130, height: 44)
  static let backdrops = Array(0..<AdaptiveBackdrop.count)
  static let tints: [RGBA] = [
    RGBA(1, 0.23, 0.19), RGBA(1, 0.58, 0), RGBA(1, 0.8, 0), RGBA(0.2, 0.78, 0.35),
    RGBA(0, 0.78, 0.75), RGBA(0.19, 0.69, 0.78), RGBA(0.2, 0.68, 0.9), RGBA(0, 0.48, 1),
    RGBA(0.35, 0.34, 0.84), RGBA(0.69, 0.32, 0.87), RGBA(1, 0.18, 0.33), RGBA(0.64, 0.52, 0.37),
  ]

  /// The least contrast that is seen: of the label's colour against the 10th and 90th percentile of
  /// the painted pixels inside the bevel.
  static func seen(
    _ shape: GlassShape, _ backdrop: Int, isDark: Bool, _ change: (inout GlassAppearance) -> Void
  ) -> Float {
    let bitmap = AdaptiveBackdrop.bitmap(backdrop)
    let renderer = GlassRenderer()
    var appearance = GlassAppearance(isDark: isDark)
    change(&appearance)
    let group = Glass.group([shape], appearance: appearance)
    let readings = renderer.readings(of: group, in: bitmap, scale: 1, transform: .identity)
    let decision = GlassDecision(readings, appearance: appearance, labelled: [shape.id])
    guard let face = decision.faces[shape.id] else { return 0 }
    renderer.draw(
      group.resolving(decision.faces), into: bitmap, scale: 1, transform: .identity,
      clip: bitmap.bounds)
    let inner = PixelRect(covering: frame.insetBy(dx: 12, dy: 12), scale: 1)
    var pixels: [SIMD3<Float>] = []
    for y in inner.y..<inner.maxY {
      for x in inner.x..<inner.maxX {
        let c = bitmap.channels(x, y)
        pixels.append(SIMD3(Float(c.x), Float(c.y), Float(c.z)) / 255)
      }
    }
    pixels.sort { Luminance.of($0) < Luminance.of($1) }
    var opacity = 1 + Float(GlassLabel.lightOpacity - 1) * Float(face.label)
    if !shape.isEnabled { opacity *= Float(GlassLabel.disabledOpacity) }
    return [pixels[pixels.count / 10], pixels[pixels.count * 9 / 10]].map { color in
      Luminance.contrast(color, color + (Float(face.label) - color) * opacity)
    }.min() ?? 0
  }

  static func worst(
    _ shape: GlassShape, _ change: (inout GlassAppearance) -> Void = { _ in }
  ) -> Float {
    var least = Float.infinity
    for backdrop in backdrops {
      for isDark in [false, true] {
        least = min(least, seen(shape, backdrop, isDark: isDark, change))
      }
    }
    return least
  }

  static var capsule: GlassShape { Glass.capsule(30, 30, 130, 44, id: 7) }

  @Test("15: plain glass keeps 4.5:1 over 50 backdrops") func regular() {
    #expect(Self.worst(Self.capsule) >= 4.5)
  }

  @Test("15: prominent glass keeps 4.5:1 in twelve tints", arguments: tints)
  func prominent(tint: RGBA) {
    #expect(Self.worst(Self.capsule.with { $0.tint = tint }) >= 4.5)
  }

  @Test("15: glass tinted in part keeps 4.5:1", arguments: [0.2, 0.45, 0.55, 0.8])
  func tinted(alpha: Double) {
    let tint = RGBA(0, 0.48, 1, alpha)
    #expect(Self.worst(Self.capsule.with { $0.tint = tint }) >= 4.5)
  }

  @Test("15: disabled labels keep 3:1", arguments: [nil, RGBA(0, 0.48, 1)])
  func disabled(tint: RGBA?) {
    let shape = Self.capsule.with {
      $0.isEnabled = false
      $0.tint = tint
    }
    #expect(Self.worst(shape) >= 3)
  }

  @Test("15: Increase Contrast keeps 7:1") func increasedContrast() {
    #expect(Self.worst(Self.capsule) { $0.increasesContrast = true } >= 7)
  }

  @Test("15: Reduce Transparency keeps 4.5:1") func reducedTransparency() {
    #expect(Self.worst(Self.capsule) { $0.reducesTransparency = true } >= 4.5)
  }
}
