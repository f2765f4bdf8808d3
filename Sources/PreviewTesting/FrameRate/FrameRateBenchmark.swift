/// Measures the share of blanks met on displays of several rates, each with a server of its own.
///
/// ```swift
/// let reports = try FrameRateBenchmark(arguments: ["gallery"]).run { try $0.click(at: plus) }
/// reports.forEach { print($0) }
/// ```
public struct FrameRateBenchmark {
  /// Blanks a second of the displays.
  public var rates: [Int]
  /// The program; nil is the previewer.
  public var executable: String?
  public var arguments: [String]
  /// How often the motion is measured on each display; the counts are added up.
  public var repetitions: Int

  public init(
    rates: [Int] = [60, 120, 144], executable: String? = nil, arguments: [String] = [],
    repetitions: Int = 3
  ) {
    self.rates = rates
    self.executable = executable
    self.arguments = arguments
    self.repetitions = max(1, repetitions)
  }

  /// One report for each rate.
  ///
  /// `motion` sets the window moving and returns at once; it must be able to start again from where
  /// it ends.
  public func run(
    _ motion: (PreviewWindow) throws -> Void
  ) throws -> [FrameRateProbe.Report] {
    try rates.map { rate in
      let display = try VirtualDisplay(.init(framesPerSecond: rate))
      let window = try PreviewWindow(on: display, executable: executable, arguments: arguments)
      let probe = FrameRateProbe(window)
      let reports = try (0..<repetitions).map { _ in try probe.measure { try motion(window) } }
      _ = try window.close()
      return reports.dropFirst().reduce(reports[0]) { $0.adding($1) }
    }
  }
}
