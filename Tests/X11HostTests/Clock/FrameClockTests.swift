import Testing

@testable import X11Host

struct FrameClockTests {
  @Test func timeIsBlanksOverRate() {
    var clock = FrameClock(rate: 60)
    #expect(clock.advance(to: 1000, stamp: 5) == 0)
    #expect(clock.advance(to: 1001, stamp: 5.02) == 1.0 / 60)
    #expect(clock.advance(to: 1111, stamp: 6.86) == 1.85)
    #expect(clock.count == 1111)
  }

  @Test func jitterOfTheStampsDoesNotShow() {
    var clock = FrameClock(rate: 120)
    _ = clock.advance(to: 7, stamp: 1)
    let stamps = [1.02, 1.021, 1.05, 1.051]
    let times = stamps.enumerated().map { clock.advance(to: 8 + UInt64($0), stamp: $1) }
    #expect(times.map { $0 * 120 } == [1, 2, 3, 4])
  }

  @Test func aRestPasses() {
    var clock = FrameClock(rate: 60)
    _ = clock.advance(to: 0, stamp: 0)
    #expect(clock.advance(to: 6000, stamp: 100) == 100)
  }

  @Test func aCounterThatStartsAgainDoesNotTurnTimeBack() {
    var clock = FrameClock(rate: 60)
    _ = clock.advance(to: 5000, stamp: 10)
    _ = clock.advance(to: 5060, stamp: 11)
    #expect(clock.advance(to: 3, stamp: 11.5) == 1.5)
    #expect(clock.advance(to: 6, stamp: 11.55) == 1.55)
  }

  @Test func aCounterThatLeapsIsAnotherDisplays() {
    var clock = FrameClock(rate: 60)
    _ = clock.advance(to: 5000, stamp: 10)
    #expect(clock.advance(to: 9_000_000, stamp: 10.25) == 0.25)
  }

  @Test func silenceIsBridgedInWholePeriods() {
    var clock = FrameClock(rate: 60)
    _ = clock.advance(to: 100, stamp: 1)
    let next: Double = 0.25 + 1.0 / 60
    #expect(clock.advanceWithoutBlank(stamp: 1.255) == 0.25)
    #expect(clock.advanceWithoutBlank(stamp: 1.256) == next)
    // The blank that came late at last: no step back.
    #expect(clock.advance(to: 115, stamp: 1.257) == next)
    #expect(clock.advance(to: 118, stamp: 1.3) == 0.3)
  }

  @Test func anotherRateCountsFromNowOn() {
    var clock = FrameClock(rate: 60)
    _ = clock.advance(to: 0, stamp: 0)
    _ = clock.advance(to: 60, stamp: 1)
    clock.setRate(120)
    #expect(clock.advance(to: 120, stamp: 1.5) == 1.5)
  }
}
