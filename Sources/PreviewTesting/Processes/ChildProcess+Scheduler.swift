import Foundation

extension ChildProcess {
  /// How often the threads of the process have gone to sleep so far (`voluntary_ctxt_switches`).
  ///
  /// Two readings without a difference are proof of a process that did nothing in between.
  public var voluntaryContextSwitches: Int {
    let tasks = "/proc/\(processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      let number = line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
      return sum + (number ?? 0)
    }
  }
}
