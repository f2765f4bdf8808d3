import Testing

@testable import X11Host

struct RefreshRateTests {
  @Test func aModeLineGivesFieldsASecond() throws {
    // 1920 × 1080 at 60 Hz, CTA-861 code 16; at 50 Hz interlaced, code 20.
    #expect(
      RefreshRate.rate(
        dotClock: 148_500_000, columns: 2200, lines: 1125, isInterlaced: false, isDoubled: false)
        == 60)
    #expect(
      RefreshRate.rate(
        dotClock: 74_250_000, columns: 2640, lines: 1125, isInterlaced: true, isDoubled: false)
        == 50)
  }

  @Test(arguments: [(0, 0, 0), (0, 1024, 768), (1e12, 10, 10), (1000, 1000, 1000)])
  func senselessModeLinesGiveNone(dotClock: Double, columns: Double, lines: Double) {
    #expect(
      RefreshRate.rate(
        dotClock: dotClock, columns: columns, lines: lines, isInterlaced: false, isDoubled: false)
        == nil)
  }

  @Test(arguments: [60, 120, 144, 600])
  func aVirtualServersCountGivesTheRateItWasGiven(rate: UInt64) {
    let period = 1_000_000 / rate
    let stamp: UInt64 = 987_654_321
    #expect(RefreshRate.rate(count: stamp / period, stamp: stamp) == Double(rate))
  }

  @Test func acountThatIsNoQuotientOfTheClockGivesNone() {
    #expect(RefreshRate.rate(count: 3, stamp: 987_654_321) == nil)
    #expect(RefreshRate.rate(count: 0, stamp: 5) == nil)
    #expect(RefreshRate.rate(count: 5, stamp: 0) == nil)
  }
}
