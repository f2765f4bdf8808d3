import Foundation

/// An unlinked file that a program prints into.
final class CapturedFile {
  let descriptor: Int32

  /// Nil if the temporary folder takes no file; `errno` says why.
  init?() {
    var path = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("glasspreview-XXXXXX").path
        .utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// All that was printed so far.
  var contents: Data {
    let length = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    var data = Data(count: length)
    var filled = 0
    while filled < length {
      let count = data.withUnsafeMutableBytes { bytes in
        pread(descriptor, bytes.baseAddress.map { $0 + filled }, length - filled, off_t(filled))
      }
      guard count > 0 else { break }
      filled += count
    }
    return data.prefix(filled)
  }
}
