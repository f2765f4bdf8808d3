import Foundation

/// A 64-bit FNV-1a hash: names cache entries, and guards against nothing but chance.
struct Fingerprint {
  // Source: Fowler, Noll and Vo, the offset basis and prime for 64 bits.
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* Self.prime
    }
  }

  /// Adds text and its end, so that the border between two texts counts.
  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0))
  }

  /// Adds the identity of a file: its path, length and time of change.
  mutating func addFile(_ path: String) {
    var status = stat()
    add(path)
    guard stat(path, &status) == 0 else { return }
    add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
