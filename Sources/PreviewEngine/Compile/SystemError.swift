import Foundation

/// An `errno` code in words.
struct SystemError {
  let text: String

  init(_ code: Int32) {
    text = String(cString: strerror(code))
  }

  /// The words for the code of the call that failed last.
  static var current: String { SystemError(errno).text }
}
