internal import CX11
import Foundation

/// A file descriptor that closes itself.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  func close() {
    if number >= 0 { _ = Foundation.close(number) }
    number = -1
  }

  /// The two ends of a pipe, which children do not inherit.
  static func pipe() -> (read: Descriptor, write: Descriptor) {
    var ends: [Int32] = [-1, -1]
    _ = pipe2(&ends, O_CLOEXEC)
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// A nameless file in memory, which children do not inherit.
  static func memory() -> Descriptor {
    Descriptor(memfd_create("output", UInt32(MFD_CLOEXEC)))
  }

  /// All that has been written to the file so far, without moving its position.
  var contents: String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = pread(number, &chunk, chunk.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk.prefix(count)
    }
  }
}
