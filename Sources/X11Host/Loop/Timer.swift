internal import CX11
import Foundation

/// One point in time to wake up at.
@MainActor final class Timer {
  /// Becomes readable when the time has come; -1 where the system has no timers left.
  let descriptor: Int32

  init() { descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK)) }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Seconds of the monotonic clock, which is also the clock of the server's time stamps.
  nonisolated static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Wakes at `time` (seconds of the monotonic clock), in place of any earlier request.
  func arm(at time: Double) {
    let seconds = max(time, 1e-9)
    let whole = seconds.rounded(.down)
    // Never 0 and 0, which would disarm.
    set(timespec(tv_sec: Int(whole), tv_nsec: max(1, Int((seconds - whole) * 1e9))))
  }

  /// Wakes no more.
  func disarm() { set(timespec(tv_sec: 0, tv_nsec: 0)) }

  /// Takes note of a wake-up, so that the descriptor is quiet again.
  ///
  /// False if there was none.
  func acknowledge() -> Bool {
    var expirations: UInt64 = 0
    return read(descriptor, &expirations, MemoryLayout<UInt64>.size) > 0
  }

  private func set(_ time: timespec) {
    var value = itimerspec(it_interval: timespec(tv_sec: 0, tv_nsec: 0), it_value: time)
    timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &value, nil)
  }
}
