/// Measures how many of a display's blanks a moving window meets, and that it sleeps at rest.
///
/// ```swift
/// let probe = FrameRateProbe(window)
/// let report = try probe.measure { try window.click(at: plus) }
/// print(report.share, report.wakeUpsAtRest)
/// ```
public struct FrameRateProbe {
  /// What was measured.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// Blanks a second, as the window reckons.
    public var rate: Double
    /// Blanks the window asked for.
    public var blanksAsked: Int
    /// Blanks that went by while something moved.
    public var blanksPassed: Int
    /// Of those the ones that got a frame.
    public var blanksMet: Int
    /// Frames presented.
    public var frames: Int
    /// Wake-ups of the window's loop while nothing moved, without the probe's own questions.
    public var wakeUpsAtRest: Int
    /// How often a thread of the program went to sleep while nothing moved.
    public var contextSwitchesAtRest: Int

    /// The part of the blanks that got a frame, 0 … 1; 1 where nothing moved.
    public var share: Double {
      blanksPassed == 0 ? 1 : Double(blanksMet) / Double(blanksPassed)
    }

    /// The counts of two measurements of the same window.
    func adding(_ other: Report) -> Report {
      var sum = self
      sum.blanksAsked += other.blanksAsked
      sum.blanksPassed += other.blanksPassed
      sum.blanksMet += other.blanksMet
      sum.frames += other.frames
      sum.wakeUpsAtRest += other.wakeUpsAtRest
      sum.contextSwitchesAtRest += other.contextSwitchesAtRest
      return sum
    }

    public var description: String {
      let tenths = Int((share * 1000).rounded())
      return """
        \(Int(rate.rounded())) Hz: \(blanksMet) of \(blanksPassed) blanks met \
        (\(tenths / 10).\(tenths % 10) %), \(frames) frames, \
        at rest \(wakeUpsAtRest) wake-ups of the loop, \(contextSwitchesAtRest) of any thread
        """
    }
  }

  private let window: PreviewWindow
  /// Blanks to watch the window at rest for.
  private let restBlanks: Int

  /// A probe of `window`, which is watched at rest for `restBlanks` blanks.
  public init(_ window: PreviewWindow, restBlanks: Int = 60) {
    self.window = window
    self.restBlanks = restBlanks
  }

  /// Sets the window in motion, waits until it has settled, then watches it rest.
  public func measure(_ motion: () throws -> Void) throws -> Report {
    try window.waitUntilSettled()
    let before = try window.statistics()
    try motion()
    try window.waitUntilSettled()
    let after = try window.statistics()
    // The answer to the question above may still be on its way to sleep.
    try window.waitForBlanks(2)
    let switches = window.process.voluntaryContextSwitches
    try window.waitForBlanks(restBlanks)
    let switchesAtRest = window.process.voluntaryContextSwitches - switches
    let rested = try window.statistics()
    return Report(
      rate: 1 / after.period,
      blanksAsked: after.blanksAsked - before.blanksAsked,
      blanksPassed: after.blanksPassed - before.blanksPassed,
      blanksMet: after.blanksMet - before.blanksMet,
      frames: after.framesPresented - before.framesPresented,
      // The second question woke the window once.
      wakeUpsAtRest: rested.wakeUps - after.wakeUps - 1,
      contextSwitchesAtRest: switchesAtRest)
  }
}
