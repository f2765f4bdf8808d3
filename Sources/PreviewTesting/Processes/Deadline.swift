import Foundation

/// A point in time after which waiting is given up.
///
/// It only ever ends a test that has failed; nothing that passes depends on it.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(in duration: Duration) { end = .now + duration }

  /// Blocks until one of `descriptors` is readable or broken; false when time is up first.
  func wait(for descriptors: [Int32]) -> Bool {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = end - .now
      guard left > .zero else { return false }
      let milliseconds =
        left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1
      let ready = poll(&polled, nfds_t(polled.count), Int32(min(milliseconds, 3_600_000)))
      if ready > 0 { return true }
      if ready < 0 && errno != EINTR { return false }
    }
  }

  /// Whether `descriptor` is readable or broken now.
  static func isReady(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }
}
