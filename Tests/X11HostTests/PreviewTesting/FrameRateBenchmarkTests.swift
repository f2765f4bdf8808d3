import Foundation
import PreviewTesting
import Testing

struct FrameRateBenchmarkTests {
  @Test func everyRateIsReported() throws {
    let benchmark = FrameRateBenchmark(
      rates: [60, 144], executable: try PreviewExecutable.besideTests("WindowProbe"),
      repetitions: 2)
    let reports = try benchmark.run { try $0.click(at: CGPoint(x: 20, y: 70)) }
    #expect(reports.map { Int($0.rate.rounded()) } == [60, 144])
    for report in reports {
      print(report)
      #expect(report.blanksMet > 0)
      #expect(report.share > 0 && report.share <= 1)
      #expect(report.wakeUpsAtRest == 0)
    }
  }
}
