import Foundation

/// Why a file cannot be used, in words.
enum FileReason {
  /// The system's words for what stands in the way of reading.
  static func unreadable(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    close(descriptor)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? String(cString: strerror(EISDIR)) : "it is not UTF-8 text"
  }
}
