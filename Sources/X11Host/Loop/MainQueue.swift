internal import CX11
import Foundation

/// The main dispatch queue, where tasks on the main actor run.
@MainActor enum MainQueue {
  /// Becomes readable when the queue has work.
  static var descriptor: Int32 { _dispatch_get_main_queue_handle_4CF() }

  /// Runs what is on the queue now.
  static func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}
