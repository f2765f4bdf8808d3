import Foundation

/// Sleeps until one of several descriptors has something to read, and runs what waits for it.
@MainActor final class EventLoop {
  private var descriptors: [pollfd] = []
  private var handlers: [@MainActor () -> Void] = []
  /// How often sleep ended.
  private(set) var wakeUps = 0

  /// Runs `handler` whenever `descriptor` is readable or broken.
  func watch(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
    guard descriptor >= 0 else { return }
    descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    handlers.append(handler)
  }

  /// Runs what is ready; sleeps until something is, without a limit, if `sleeps`.
  func turn(sleeps: Bool) {
    let ready = poll(&descriptors, nfds_t(descriptors.count), sleeps ? -1 : 0)
    if sleeps { wakeUps += 1 }
    guard ready > 0 else { return }
    for index in descriptors.indices where descriptors[index].revents != 0 { handlers[index]() }
  }
}
