/// What happened, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []
  nonisolated init() {}
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}
