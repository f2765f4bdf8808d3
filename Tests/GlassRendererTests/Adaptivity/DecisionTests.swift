import DisplayList
import Foundation
import Testing

@testable import GlassRenderer

/// Property 16: one flip for each crossing, all members of a container together.
@Suite("Property 16: decisions")
struct DecisionTests {
  static func decide(
    _ level: Double, isDark: Bool = false, side: CGFloat = 44, previous: Bool? = nil
  ) -> GlassDecision {
    let grey = UInt32((min(max(level, 0), 1) * 255).rounded())
    let bitmap = Bitmap.flat(300, 200, 0xFF00_0000 | grey << 16 | grey << 8 | grey)
    let appearance = GlassAppearance(isDark: isDark)
    let group = Glass.group(
      [Glass.capsule(10, 10, 130, side, id: 1), Glass.capsule(150, 10, 130, side, id: 2)],
      appearance: appearance)
    let readings = GlassRenderer().readings(
      of: group, in: bitmap, scale: 1, transform: .identity)
    return GlassDecision(readings, appearance: appearance, labelled: [1, 2], previous: previous)
  }

  @Test(
    "16: a noisy ramp there and back flips once each way", arguments: [false, true])
  func noisyRamp(isDark: Bool) {
    var decision = Self.decide(isDark ? 0 : 1, isDark: isDark).isDark
    #expect(decision == isDark)
    var flips = 0
    for step in 0...400 {
      let ramp = 1 - abs(Double(step) / 200 - 1)
      let noise = 0.06 * (Double(step * 7919 % 101) / 101 - 0.5)
      let next = Self.decide((isDark ? ramp : 1 - ramp) + noise, isDark: isDark, previous: decision)
        .isDark
      if next != decision { flips += 1 }
      decision = next
    }
    #expect(flips == 2)
    #expect(decision == isDark)
  }

  @Test("16: a decision without history does not know where the backdrop came from")
  func noHistory() {
    for level in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(Self.decide(level) == Self.decide(level))
    }
    #expect(Self.decide(0).isDark)
    #expect(!Self.decide(0.3).isDark)
    #expect(Self.decide(0.3, isDark: true).isDark)
    #expect(!Self.decide(1, isDark: true).isDark)
  }

  @Test("16: large shapes keep their appearance", arguments: [false, true])
  func largeShapes(isDark: Bool) {
    for level in [0.0, 0.5, 1] {
      let decision = Self.decide(level, isDark: isDark, side: 80)
      #expect(decision.faces.values.allSatisfy { $0.tone == (isDark ? 1 : 0) })
    }
  }

  @Test("16: members over different backdrops take one decision")
  func members() throws {
    let bitmap = Bitmap.filled(300, 100) { x, _ in x < 145 ? 0xFF00_0000 : 0xFF50_5050 }
    let group = Glass.group([
      Glass.capsule(10, 10, 130, 44, id: 1), Glass.capsule(150, 10, 130, 44, id: 2),
    ])
    let readings = GlassRenderer().readings(
      of: group, in: bitmap, scale: 1, transform: .identity)
    let decision = GlassDecision(readings, appearance: group.appearance, labelled: [1, 2])
    #expect(decision.isDark)
    #expect(Set(decision.faces.values.map(\.tone)) == [1])
  }

  @Test("Readings are the percentiles of the painted face")
  func percentiles() throws {
    let bitmap = Bitmap.flat(200, 100, 0xFF80_8080)
    let group = Glass.group([Glass.capsule(30, 30, 130, 44, id: 1)])
    let renderer = GlassRenderer()
    let reading = try #require(
      renderer.readings(of: group, in: bitmap, scale: 1, transform: .identity).first)
    renderer.draw(group, into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    let c = bitmap.channels(95, 52)
    let painted = Luminance.of(SIMD3(Float(c.x), Float(c.y), Float(c.z)) / 255)
    let luminances = reading.luminances(GlassFace(isDark: false))
    #expect(abs(luminances.low - painted) < 0.004)
    #expect(luminances.low == luminances.middle && luminances.middle == luminances.high)
  }
}
