import Synchronization

/// Whether views run: then states have the value of the transaction that runs, not a later one.
enum UpdatePhase {
  /// The thread on which views run; 0 while none do.
  private static let thread = Atomic<UInt>(0)

  /// Whether the calling thread runs views.
  static var isRunning: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  static func run(_ body: () -> Void) {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    body()
    thread.store(outer, ordering: .relaxed)
  }
}
