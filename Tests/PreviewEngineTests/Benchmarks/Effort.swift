import Foundation

/// Time on the wall and on the processors, of one frame after another.
struct Effort: CustomStringConvertible {
  private(set) var wall: [Double] = []
  /// Of all threads of the process, in seconds.
  private(set) var cpu: [Double] = []

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  mutating func measure(_ body: () -> Void) {
    let (wall, cpu) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
    body()
    self.cpu.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
    self.wall.append(Self.now(CLOCK_MONOTONIC) - wall)
  }

  /// The value that a share of the frames stays at or below, in seconds.
  static func percentile(_ values: [Double], _ share: Double) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(Int((Double(sorted.count) * share).rounded(.up)), sorted.count) - 1]
  }

  var description: String {
    func row(_ values: [Double]) -> String {
      [0.5, 0.95, 1].map { String(format: "%.2f", 1000 * Self.percentile(values, $0)) }
        .joined(separator: " / ")
    }
    return "CPU \(row(cpu)) ms, wall \(row(wall)) ms (p50 / p95 / max of \(cpu.count) frames)"
  }
}
