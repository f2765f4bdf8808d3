/// Turns the display's count of blanks into the time of frames: blanks ÷ rate, 0 at the first
/// frame, never backwards.
struct FrameClock: Sendable {
  /// Blanks a second.
  ///
  /// Times are counts divided by it, so that they are the nearest numbers to the true ones.
  private(set) var rate: Double
  /// The time of the last frame, seconds.
  private(set) var time = 0.0
  /// The last blank a frame was shown at; nil before the first count is known.
  private(set) var count: UInt64?
  /// The wall clock at that blank, seconds.
  private var stamp = 0.0
  /// A blank and its time, from which others are counted: sums of periods would drift.
  private var origin: (count: UInt64, time: Double) = (0, 0)

  /// A count that strays this far from the wall clock (seconds) is another display's.
  private static let tolerance = 0.25

  init(rate: Double) { self.rate = rate }

  /// The time of a frame at blank `count`, where `stamp` is the wall clock's seconds.
  mutating func advance(to count: UInt64, stamp: Double) -> Double {
    defer { (self.count, self.stamp) = (count, stamp) }
    guard let last = self.count else {
      origin = (count, time)
      return time
    }
    let passed = max(0, stamp - self.stamp)
    let counted = count >= last ? Double(count - last) / rate : -.infinity
    if abs(counted - passed) > Self.tolerance + passed / 2 {
      let blanks = max(1, (passed * rate).rounded())
      origin = (count, timeOfBlank(last) + blanks / rate)
    }
    time = max(time, timeOfBlank(count))
    return time
  }

  /// The time of a frame that no blank asked for, at least a period after the last frame.
  mutating func advanceWithoutBlank(stamp: Double) -> Double {
    let passed = max(0, stamp - self.stamp)
    let blank = count.map(timeOfBlank) ?? time
    time = max(time + 1 / rate, blank + (passed * rate).rounded(.down) / rate)
    return time
  }

  /// Blanks come at another rate from now on.
  mutating func setRate(_ rate: Double) {
    guard rate != self.rate else { return }
    if let count { origin = (count, timeOfBlank(count)) }
    self.rate = rate
  }

  private func timeOfBlank(_ count: UInt64) -> Double {
    count >= origin.count
      ? origin.time + Double(count - origin.count) / rate
      : origin.time - Double(origin.count - count) / rate
  }
}
