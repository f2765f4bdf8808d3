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

  /// Sleeps, without a limit, until something happens.
  func wait() {
    let ready = poll(&descriptors, nfds_t(descriptors.count), -1)
    wakeUps += 1
    guard ready > 0 else { return }
    for index in descriptors.indices where descriptors[index].revents != 0 { handlers[index]() }
  }
}
