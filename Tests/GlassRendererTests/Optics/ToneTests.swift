import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Property 4: tone")
struct ToneTests {
  /// Thirteen flat colours: greys, primaries, pastels.
  static let colors: [UInt32] = [
    0xFF00_0000, 0xFF40_4040, 0xFF80_8080, 0xFFC0_C0C0, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00,
    0xFF00_00FF, 0xFF20_80C0, 0xFFE0_A040, 0xFF60_2080, 0xFFFF_C0CB, 0xFF10_3020,
  ]

  /// The laws of GLASS.md §3 written out, in 0 … 255.
  static func expected(
    _ color: UInt32, slope: Double, offset: Double, chroma: Double
  ) -> SIMD3<Double> {
    let c =
      SIMD3(
        Double((color >> 16) & 255), Double((color >> 8) & 255), Double(color & 255)) / 255
    let y = 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
    let out = (c - y) * chroma + (y * slope + offset)
    return out.clamped(lowerBound: .zero, upperBound: .one) * 255
  }

  static func middle(
    _ shape: GlassShape, over color: UInt32, _ appearance: GlassAppearance = GlassAppearance()
  ) -> SIMD3<Double> {
    let bitmap = Bitmap.flat(360, 300, color)
    GlassRenderer().draw(
      Glass.group([shape], appearance: appearance), into: bitmap, scale: 1, transform: .identity,
      clip: bitmap.bounds)
    let c = bitmap.channels(180, 150)
    return SIMD3(c.x, c.y, c.z)
  }

  static func shape(side: CGFloat) -> GlassShape {
    Glass.rectangle(
      CGRect(x: 180 - side / 2, y: 150 - side / 2, width: side, height: side), radius: 20)
  }

  /// The mean error over the colours, in 255ths.
  static func error(
    _ shape: GlassShape, dark: Bool = false, slope: Double, offset: Double, chroma: Double
  ) -> Double {
    let errors = colors.map { color -> Double in
      let got = middle(shape, over: color, GlassAppearance(isDark: dark))
      let want = expected(color, slope: slope, offset: offset, chroma: chroma)
      let d = got - want
      return (abs(d.x) + abs(d.y) + abs(d.z)) / 3
    }
    return errors.reduce(0, +) / Double(errors.count)
  }

  @Test("Property 4: the tone of small light glass") func lightSmall() {
    let shape = Self.shape(side: 56)
    Property.expect(
      4, "mean error of the tone", Self.error(shape, slope: 0.592, offset: 0.405, chroma: 0.69264),
      atMost: 1,
      unit: "/255")
  }

  @Test("Property 4: the tone of large light glass") func lightLarge() {
    let shape = Self.shape(side: 200)
    Property.expect(
      4, "mean error of the tone", Self.error(shape, slope: 0.25, offset: 0.70, chroma: 0.45),
      atMost: 1,
      unit: "/255")
  }

  @Test("Property 4: the tone of light glass between") func lightBetween() {
    let shape = Self.shape(side: 107)
    Property.expect(
      4, "mean error of the tone", Self.error(shape, slope: 0.421, offset: 0.5525, chroma: 0.57132),
      atMost: 1,
      unit: "/255")
  }

  @Test("Property 4: the tone of small dark glass") func darkSmall() {
    let shape = Self.shape(side: 56)
    Property.expect(
      4, "mean error of the tone",
      Self.error(shape, dark: true, slope: 0.597, offset: 0.125, chroma: 0.69849), atMost: 1,
      unit: "/255")
  }

  @Test("Dark glass over black is 23 of 255")
  func darkLarge() {
    let c = Self.middle(
      Self.shape(side: 120), over: 0xFF00_0000, GlassAppearance(isDark: true))
    #expect(c == SIMD3(23, 23, 23))
  }

  @Test("Property 4: the tone of clear glass") func clear() {
    let shape = Self.shape(side: 56).with { $0.variant = .clear }
    Property.expect(
      4, "mean error of the tone", Self.error(shape, slope: 0.954, offset: 0.126, chroma: 1.057),
      atMost: 1,
      unit: "/255")
  }

  @Test("Property 4: a tint is a tone that follows the backdrop", arguments: colors)
  func tint(color: UInt32) {
    let shape = Self.shape(side: 56).with { $0.tint = RGBA(1, 0.58, 0.1) }
    let got = Self.middle(shape, over: color)
    let c = SIMD3(
      Double((color >> 16) & 255), Double((color >> 8) & 255), Double(color & 255))
    let y = (0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z) / 255
    let high = 0.761 + 0.239 * pow(y, 0.907)
    let gamma = 1 + 0.07 * (1 - y)
    let want = SIMD3(high, high * pow(0.58, gamma), high * pow(0.1, gamma)) * 255
    let d = got - want
    Property.expect(
      4, "error of a tint", max(abs(d.x), abs(d.y), abs(d.z)), atMost: 1, unit: "/255")
  }

  @Test("Tint strength keeps its order and lets the backdrop through")
  func tintStrengths() {
    func green(_ alpha: Double, _ color: UInt32) -> SIMD3<Double> {
      Self.middle(Self.shape(side: 56).with { $0.tint = RGBA(0.2, 0.78, 0.35, alpha) }, over: color)
    }
    let strengths = [0.2, 0.6, 1.0].map { green($0, 0xFFFF_FFFF).y - green($0, 0xFFFF_FFFF).x }
    #expect(strengths[0] < strengths[1] && strengths[1] < strengths[2])
    #expect(green(1, 0xFFFF_FFFF).y - green(1, 0xFF00_0000).y > 20)
  }

  @Test("Pressed light glass turns nearly white")
  func pressed() {
    let c = Self.middle(Self.shape(side: 56).with { $0.highlight = 1 }, over: 0xFF40_3020)
    #expect(c.min() > 235)
  }

  @Test("Increase Contrast leaves room for a 7:1 label", arguments: colors, [false, true])
  func contrast(color: UInt32, dark: Bool) {
    let appearance = GlassAppearance(isDark: dark, increasesContrast: true)
    let c = Self.middle(Self.shape(side: 56), over: color, appearance) / 255
    func linear(_ v: Double) -> Double {
      v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(c.x) + 0.7152 * linear(c.y) + 0.0722 * linear(c.z)
    let label: Double = dark ? 1 : 0
    let ratio = (max(luminance, label) + 0.05) / (min(luminance, label) + 0.05)
    #expect(ratio >= 7)
  }

  @Test("Disabled glass differs from enabled glass on a grey sheet")
  func disabled() {
    let (on, off) = (
      Self.middle(Self.shape(side: 56), over: 0xFFD9_D9D9),
      Self.middle(Self.shape(side: 56).with { $0.isEnabled = false }, over: 0xFFD9_D9D9)
    )
    #expect(abs(on.x - off.x) >= 8)
  }

  @Test("Materializing glass starts from the backdrop and never fades its alpha")
  func presence() {
    let steps = [0.0, 0.25, 0.5, 0.75, 1].map { g in
      Self.middle(Self.shape(side: 56).with { $0.presence = g }, over: 0xFF20_2020).x
    }
    #expect(steps == steps.sorted())
    #expect(steps[0] == 32)
  }
}
