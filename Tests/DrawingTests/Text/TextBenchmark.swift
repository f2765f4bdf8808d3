import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Runs with GLASSPREVIEW_BENCH=1.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["GLASSPREVIEW_BENCH"] != nil))
struct TextBenchmark {
  /// A thousand measurements of known text take at most 0.2 ms.
  @Test func cachedMeasurementsCostNothing() {
    let engine = TextEngine(fonts: FontLibrary(), symbols: BoxSymbols())
    let specs = (0..<50).map { plain("Label number \($0)") }
    for spec in specs { _ = engine.metrics(of: spec, width: 200, height: nil) }
    var best = Double.infinity
    for _ in 0..<50 {
      let start = ContinuousClock.now
      for _ in 0..<20 {
        for spec in specs { _ = engine.metrics(of: spec, width: 200, height: nil) }
      }
      let time = start.duration(to: .now) / .milliseconds(1)
      best = min(best, time)
    }
    print("1,000 cached measurements: \(best) ms")
    #expect(best <= 0.2)
  }
}
